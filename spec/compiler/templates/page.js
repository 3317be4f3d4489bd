"use strict";
(() => {
  const enums = JSON.parse(document.getElementById("enums").textContent);
  const query = document.getElementById("query");
  const count = document.getElementById("count");
  const nothing = document.querySelector(".nothing");
  const maps = document.querySelectorAll(".maps input");
  document.documentElement.classList.add("script");

  // ---- Search ----

  const entries = [...document.querySelectorAll("article")].map((article) => ({
    article,
    data: article.dataset,
    ids: new Set(article.dataset.ids.split(" ").filter(Boolean).map(Number)),
    names: new Set(article.dataset.names.split(" ")),
    text: `${article.textContent} ${article.dataset.names}`.toLowerCase().replace(/\s+/g, " "),
    links: [],
  }));
  const byArticle = new Map(entries.map((entry) => [entry.article, entry]));
  for (const link of document.querySelectorAll(".index li a")) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    byArticle.get(target?.closest("article"))?.links.push(link.parentElement);
  }

  // Numbers that a term can stand for: 0x107, 107 and 0107 in hexadecimal, 263, a CPU address.
  function numbers(term) {
    const found = [];
    if (/^(0x)?[0-9a-f]{1,4}$/.test(term)) found.push(parseInt(term, 16));
    if (/^[0-9]+$/.test(term)) found.push(parseInt(term, 10));
    if (/^(0x)?1040[0-9a-f]{4}$/.test(term)) found.push((parseInt(term, 16) - 0x10401000) / 4);
    return found;
  }

  // 0: does not match; the more, the better.
  function score(entry, term) {
    const [, key, value] = /^(map|unit|kind|access|grade):(.*)$/.exec(term) ?? [];
    if (key) return (entry.data[key] ?? "").toLowerCase().startsWith(value) ? 1 : 0;
    if (numbers(term).some((number) => entry.ids.has(number))) return term.startsWith("0x") || term.length > 2 ? 8 : 2;
    if (entry.names.has(term)) return 8;
    if (entry.data.names.includes(term)) return 4;
    return entry.text.includes(term) ? 1 : 0;
  }

  let best = null;
  function filter() {
    const terms = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const map = document.querySelector(".maps input:checked").value;
    const filtered = terms.length > 0 || map !== "";
    let shown = 0;
    let bestRank = 0;
    best = null;
    for (const entry of entries) {
      const scores = terms.map((term) => score(entry, term));
      const visible = (map === "" || entry.data.map === map) && !scores.includes(0);
      const rank = scores.reduce((sum, score) => sum + score, 0);
      entry.article.hidden = !visible;
      entry.article.style.setProperty("--rank", -rank);
      for (const link of entry.links) link.hidden = !visible;
      shown += visible;
      if (visible && rank > bestRank) [best, bestRank] = [entry.article, rank];
    }
    for (const heading of document.querySelectorAll(".index h2")) {
      heading.hidden = !heading.nextElementSibling.querySelector("li:not([hidden])");
    }
    for (const group of document.querySelectorAll(".index details")) {
      group.hidden = !group.querySelector("li:not([hidden])");
      if (filtered && !group.hidden) group.open = true;
    }
    document.documentElement.classList.toggle("filtered", terms.length > 0);
    for (const section of document.querySelectorAll("section.map, section.unit")) {
      section.hidden = !section.querySelector("article:not([hidden])");
    }
    document.querySelector(".intro").hidden = filtered;
    nothing.hidden = shown > 0;
    count.textContent = filtered ? `${shown} of ${entries.length} entries` : "";
    highlight(terms.filter((term) => !term.includes(":")));
  }

  // Marks what was found, where the browser can do that without changing the document.
  const MARKED_ARTICLES = 40;
  function highlight(terms) {
    if (!window.Highlight) return;
    const ranges = [];
    const visible = terms.length ? entries.filter((entry) => !entry.article.hidden) : [];
    for (const { article } of visible.slice(0, MARKED_ARTICLES)) {
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.data.toLowerCase();
        for (const term of terms) {
          for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
            const range = new Range();
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + term.length);
            ranges.push(range);
          }
        }
      }
    }
    CSS.highlights.set("found", new Highlight(...ranges));
  }

  function clear() {
    query.value = "";
    maps[0].checked = true;
    filter();
  }

  query.addEventListener("input", () => { filter(); scrollTo(0, 0); });
  query.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const anchor = best?.querySelector(".id");
    if (anchor) { location.hash = anchor.hash; anchor.focus({ preventScroll: true }); }
  });
  for (const input of maps) input.addEventListener("change", () => { filter(); scrollTo(0, 0); });
  document.getElementById("clear").addEventListener("click", () => { clear(); query.focus(); });
  document.addEventListener("keydown", (event) => {
    const active = document.activeElement;
    const typing = active?.matches("input:not([type=radio])") && !(active === query && !query.value);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      query.focus();
      query.select();
    } else if (event.key === "Escape" && (active === query || !typing)) {
      clear();
    }
  });

  // ---- Values ----

  // Exponent and fraction bits.
  const FLOATS = { f16: [5, 10], f20: [7, 12], f24: [7, 16], f31: [7, 23], f32: [8, 23] };

  function float(raw, [exponentBits, fractionBits]) {
    const sign = raw / 2 ** (exponentBits + fractionBits) >= 1 ? -1 : 1;
    const exponent = Math.floor(raw / 2 ** fractionBits) % 2 ** exponentBits;
    const fraction = (raw % 2 ** fractionBits) / 2 ** fractionBits;
    const bias = 2 ** (exponentBits - 1) - 1;
    if (exponent === 2 ** exponentBits - 1) return fraction ? NaN : sign * Infinity;
    return exponent ? sign * 2 ** (exponent - bias) * (1 + fraction) : sign * 2 ** (1 - bias) * fraction;
  }

  const signed = (raw, width) => (raw >= 2 ** (width - 1) ? raw - 2 ** width : raw);
  const hex = (number) => `0x${number.toString(16).toUpperCase()}`;
  const real = (number) => (Object.is(number, -0) ? "-0" : String(Number(number.toPrecision(9))));

  function decode(raw, width, type, map) {
    if (FLOATS[type]) return real(float(raw, FLOATS[type]));
    const [, sign, , fraction] = /^fixed(\d+)\.(\d+)\.(\d+)$/.exec(type) ?? [];
    if (fraction) return real((sign === "1" ? signed(raw, width) : raw) / 2 ** fraction);
    const [, scale] = /^address\*(\d+)$/.exec(type) ?? [];
    if (scale) return hex(raw * scale);
    if (type === "int") return String(signed(raw, width));
    if (type === "bool") return raw ? "1 (set)" : "0 (clear)";
    const codes = enums[map]?.[type];
    if (codes) return `${raw} ${codes.names[raw] ?? (codes.other ? `unlisted, acts as ${codes.other}` : "unlisted")}`;
    return raw > 9 ? `${raw} (${hex(raw)})` : String(raw);
  }

  // Hexadecimal with or without 0x; undefined for an empty box, null for what is no 32-bit number.
  function parse(text) {
    const digits = text.trim().replace(/_/g, "").replace(/^0x/i, "");
    if (!digits) return undefined;
    return /^[0-9a-f]{1,8}$/i.test(digits) ? parseInt(digits, 16) : null;
  }

  function show(article) {
    const inputs = [...article.querySelectorAll(".decode input")];
    const values = inputs.map((input) => {
      const value = parse(input.value);
      input.setCustomValidity(value === null ? "Up to 8 hexadecimal digits" : "");
      return value;
    });
    article.classList.toggle("decoded", values.some((value) => value !== undefined && value !== null));
    for (const row of article.querySelectorAll(".enum tr.on")) row.classList.remove("on");
    for (const row of article.querySelectorAll(".fields tbody tr")) {
      const { word, lsb, width, type } = row.dataset;
      const value = values[word];
      const known = value !== undefined && value !== null;
      const raw = known ? Math.floor(value / 2 ** lsb) % 2 ** width : 0;
      row.querySelector(".value").textContent = known ? decode(raw, Number(width), type, article.dataset.map) : "";
      if (known && enums[article.dataset.map]?.[type]) mark(article, type, enums[article.dataset.map][type], raw);
    }
    article.querySelectorAll(".word").forEach((word, index) => {
      const value = values[index];
      const known = value !== undefined && value !== null;
      const bits = known ? value.toString(2).padStart(32, "0") : "";
      for (const cell of word.querySelectorAll(".bits > span")) {
        const width = Number(cell.style.getPropertyValue("--w"));
        const lsb = Number(cell.dataset.lsb);
        if (known) cell.dataset.bits = bits.slice(32 - lsb - width, 32 - lsb);
        else delete cell.dataset.bits;
        // Bits that no field has.
        cell.classList.toggle("stray", !cell.dataset.field && known && cell.dataset.bits.includes("1"));
      }
    });
  }

  // Marks the enumerator that a field holds.
  function mark(article, type, codes, raw) {
    const name = codes.names[raw] ?? codes.other;
    for (const list of article.querySelectorAll(".enum")) {
      if (list.querySelector("summary").textContent !== type) continue;
      for (const row of list.querySelectorAll("tr")) {
        if (row.querySelector("th").textContent === name) row.classList.add("on");
      }
    }
  }

  const main = document.getElementById("main");
  main.addEventListener("input", (event) => {
    if (event.target.closest(".decode")) show(event.target.closest("article"));
  });
  // Enter puts the value into the address, to be shared.
  main.addEventListener("keydown", (event) => {
    const box = event.key === "Enter" && event.target.closest?.(".decode input");
    if (!box) return;
    const article = box.closest("article");
    const values = [...article.querySelectorAll(".decode input")].map((input) => input.value.trim() || "0");
    history.replaceState(null, "", `${article.querySelector(".id").hash}=${values.join(",")}`);
  });
  for (const kind of ["mouseover", "mouseout"]) {
    main.addEventListener(kind, (event) => {
      const part = event.target.closest("[data-field]");
      if (!part) return;
      for (const other of part.closest("article").querySelectorAll("[data-field]")) {
        if (other.dataset.field === part.dataset.field) other.classList.toggle("over", kind === "mouseover");
      }
    });
  }

  // ---- Links ----

  // #pica200/0x107, #pica200/0x107=0x1F71, #GPUREG_DEPTH_COLOR_MASK
  function follow() {
    const [anchor, values] = decodeURIComponent(location.hash.slice(1)).split("=");
    if (!anchor) return;
    const name = anchor.split("/").pop().toLowerCase();
    const [map, id] = anchor.split("/");
    const target = document.getElementById(anchor)
      ?? document.getElementById(`${map}/0x${(id ?? "").replace(/^0x/i, "").toUpperCase().padStart(3, "0")}`)
      ?? entries.find((entry) => entry.names.has(name))?.article;
    if (!target) return;
    const article = target.closest("article");
    if (article?.hidden) clear();
    const ids = target.closest("details.ids");
    if (ids) ids.open = true;
    const boxes = article?.querySelectorAll(".decode input") ?? [];
    if (values !== undefined && boxes.length) {
      values.split(",").forEach((value, index) => { if (boxes[index]) boxes[index].value = value; });
      show(article);
    }
    for (const link of document.querySelectorAll(".index [aria-current]")) link.removeAttribute("aria-current");
    for (const item of byArticle.get(article)?.links ?? []) {
      item.closest("details").open = true;
      item.firstElementChild.setAttribute("aria-current", "true");
      item.scrollIntoView({ block: "nearest" });
    }
    (article ?? target).scrollIntoView();
  }
  addEventListener("hashchange", follow);
  if (query.value) filter();
  follow();
  // Again after the browser's own jump, which shows the row of the id and not the register.
  addEventListener("load", () => setTimeout(follow));
})();
