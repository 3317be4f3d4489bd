// SPDX-License-Identifier: MIT
//! Headless Chromium with a page, spoken to by the DevTools protocol over its pipe: messages of JSON, each with a zero byte
//! behind it.

use pica_testbench::tools;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A window with a page.
pub struct Browser {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    session: Value,
    number: u64,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Opens a page, in a window of 1280 by 800; `None` if Chromium is missing and need not be there.
    pub fn open(page: &Path) -> Option<Browser> {
        Browser::open_at(page, "")
    }

    /// Opens a page with what stands behind its address, such as `#step=8`.
    pub fn open_at(page: &Path, fragment: &str) -> Option<Browser> {
        if Command::new("chromium").arg("--version").output().is_err() {
            let message = "chromium is not installed (apt-get install chromium)";
            assert!(!tools::required(), "{message}");
            eprintln!("skipped: {message}");
            return None;
        }
        let profile = tempfile::tempdir().expect("a folder");
        // The protocol is on the descriptors 3 and 4.
        let mut child = Command::new("sh")
            .args(["-c", "exec chromium \"$@\" 3<&0 4>&1 >/dev/null 2>&1 </dev/null", "chromium"])
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"])
            .args(["--remote-debugging-pipe", "--window-size=1280,800", "--hide-scrollbars"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let to = child.stdin.take().expect("a pipe");
        let from = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut browser = Browser { child, to, from, session: Value::Null, number: 0, _profile: profile };
        let url = format!("file://{}{fragment}", page.display());
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"}))["targetId"].clone();
        let attach = json!({"targetId": target, "flatten": true});
        browser.session = browser.call("Target.attachToTarget", attach)["sessionId"].clone();
        browser.resize(1280, 800);
        browser.call("Page.navigate", json!({"url": url}));
        browser.wait("document.body && document.body.hasAttribute('data-ready')");
        Some(browser)
    }

    /// Gives the window another size.
    pub fn resize(&mut self, width: u32, height: u32) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", size);
    }

    /// Shows the page as people want it that prefer `light` or `dark`.
    pub fn prefer(&mut self, scheme: &str) {
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.call("Emulation.setEmulatedMedia", features);
    }

    /// Presses a key, by its name in events.
    pub fn press(&mut self, key: &str) {
        for kind in ["rawKeyDown", "keyUp"] {
            self.call("Input.dispatchKeyEvent", json!({"type": kind, "key": key, "code": key}));
        }
    }

    /// A method of the protocol; its result.
    fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.number += 1;
        let mut message = json!({"id": self.number, "method": method, "params": parameters});
        if !self.session.is_null() {
            message["sessionId"] = self.session.clone();
        }
        write!(self.to, "{message}\0").and_then(|()| self.to.flush()).expect("Chromium listens");
        loop {
            let mut bytes = Vec::new();
            self.from.read_until(0, &mut bytes).expect("Chromium answers");
            assert_eq!(bytes.pop(), Some(0), "Chromium has ended");
            let answer: Value = serde_json::from_slice(&bytes).expect("JSON");
            if answer["id"] == self.number {
                assert!(answer["error"].is_null(), "{method}: {answer}");
                return answer["result"].clone();
            }
        }
    }

    /// The value of an expression; a promise is waited for.
    pub fn value(&mut self, expression: &str) -> Value {
        let how = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let answer = self.call("Runtime.evaluate", how);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// Text of the first element that a selector matches; empty if none does.
    pub fn text(&mut self, selector: &str) -> String {
        let text = self.value(&format!("(document.querySelector({selector:?}) ?? {{}}).innerText"));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression holds.
    pub fn wait(&mut self, expression: &str) {
        for _ in 0..600 {
            if self.value(&format!("Boolean({expression})")) == true {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        panic!("{expression} never holds");
    }

    /// Clicks at a place of the window.
    pub fn click(&mut self, x: f64, y: f64) {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.call("Input.dispatchMouseEvent", event);
        }
    }

    /// Clicks the middle of an element.
    pub fn click_on(&mut self, expression: &str) {
        let middle = "((box) => [box.x + box.width / 2, box.y + box.height / 2])";
        let place = self.value(&format!("{middle}(({expression}).getBoundingClientRect())"));
        self.click(place[0].as_f64().expect("x"), place[1].as_f64().expect("y"));
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
