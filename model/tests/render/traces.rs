//! The numbers per trace.

use pica_model::pipeline::Picture;

use super::{TRACES, comparable, compare, recording, reference, replayed};

#[test]
fn explore() {
    for name in TRACES {
        let machine = replayed(&recording(name), &comparable());
        let picture = Picture::of_color(machine.registers(), machine.choices(), machine.memory());
        let picture = match picture {
            Ok(p) => p,
            Err(e) => {
                println!("{name}: {e}");
                continue;
            }
        };
        let (w, h, theirs) = reference::picture(name);
        println!("{name}: {}x{} ref {w}x{h} stats {:?}", picture.width, picture.height, machine.sink().stats());
        if (w, h) == (picture.width, picture.height) {
            let clear = theirs[0];
            for t in [0, 1, 2, 4, 8] {
                println!("   tol {t}: {:?}", compare::colors(&picture.pixels, &theirs, clear, t));
            }
            std::fs::write(format!("/tmp/pipeline/{name}.rgba"), picture.pixels.as_flattened()).unwrap();
        }
        if let Some(theirs) = reference::depth(name) {
            match Picture::of_depth(machine.registers(), machine.choices(), machine.memory()) {
                Ok(p) => {
                    let c = theirs[0];
                    for t in [0, 1, 4, 64, 1024] {
                        println!("   depth tol {t}: {:?}", compare::depths(&p.pixels, &theirs, c, 0xFF_FFFF, t));
                    }
                    println!("   stencil {:?}", compare::depths(&p.pixels, &theirs, c, 0xFF00_0000, 0));
                }
                Err(e) => println!("   depth: {e}"),
            }
        }
        for d in machine.diagnostics().entries().iter().take(6) {
            println!("   {d}");
        }
    }
}
