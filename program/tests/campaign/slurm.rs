// SPDX-License-Identifier: MIT
//! The job array on a Slurm of the test's own: authentication, controller and node, on ports and in folders of their own.

use crate::folder::Campaign;
use crate::install;
use crate::pica::Run;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const PROGRAMS: [&str; 7] = ["munged", "mungekey", "slurmctld", "slurmd", "sbatch", "squeue", "scontrol"];

/// Daemons that end with the test.
struct Slurm {
    folder: PathBuf,
    daemons: Vec<Child>,
}

impl Drop for Slurm {
    fn drop(&mut self) {
        for daemon in self.daemons.iter_mut().rev() {
            let _ = daemon.kill();
            let _ = daemon.wait();
        }
    }
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        assert!(start.elapsed() < Duration::from_secs(180), "{what}");
        sleep(Duration::from_millis(100));
    }
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

impl Slurm {
    /// Starts all of it, with a node of two CPUs.
    fn start(folder: PathBuf) -> Self {
        for part in ["munge", "state", "spool"] {
            fs::create_dir_all(folder.join(part)).unwrap();
        }
        let name = |part: &str| folder.join(part).display().to_string();
        let munge = |part: &str| name(&format!("munge/{part}"));
        assert!(succeeds(Command::new("chown").arg("munge:").arg(folder.join("munge"))));
        let mut key = as_munge("mungekey");
        assert!(succeeds(key.arg("--create").arg(format!("--keyfile={}", munge("key")))), "a key");
        let mut slurm = Self { folder: folder.clone(), daemons: Vec::new() };
        let mut munged = as_munge("munged");
        munged.args(["--foreground", "--num-threads=2"]);
        for (option, file) in
            [("socket", "socket"), ("key-file", "key"), ("pid-file", "pid"), ("log-file", "log"), ("seed-file", "seed")]
        {
            munged.arg(format!("--{option}={}", munge(file)));
        }
        slurm.daemon(&mut munged);
        wait_until("munged", || folder.join("munge/socket").exists());

        // Held at the same time, so that they are two.
        let ports = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let [controller, node] = ports.map(|port| port.local_addr().unwrap().port());
        let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap();
        let host = host.trim().split('.').next().unwrap();
        let configuration = format!(
            "ClusterName=pica
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller}
SlurmdPort={node}
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={socket}
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
MailProg=/bin/true
ReturnToService=2
SchedulerParameters=sched_interval=1
StateSaveLocation={state}
SlurmdSpoolDir={spool}
SlurmctldPidFile={controller_pid}
SlurmdPidFile={node_pid}
SlurmctldLogFile={controller_log}
SlurmdLogFile={node_log}
NodeName={host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
",
            socket = munge("socket"),
            state = name("state"),
            spool = name("spool"),
            controller_pid = name("controller.pid"),
            node_pid = name("node.pid"),
            controller_log = name("controller.log"),
            node_log = name("node.log"),
        );
        fs::write(slurm.configuration(), configuration).unwrap();
        for daemon in ["slurmctld", "slurmd"] {
            let mut command = slurm.command(&system(daemon));
            slurm.daemon(command.arg("-D"));
        }
        wait_until(&format!("a node that is idle: {}", slurm.logs()), || {
            let output = slurm.command("sinfo").args(["-h", "-o", "%T"]).output().unwrap();
            String::from_utf8_lossy(&output.stdout).trim() == "idle"
        });
        slurm
    }

    fn configuration(&self) -> PathBuf {
        self.folder.join("slurm.conf")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("SLURM_CONF", self.configuration());
        command
    }

    fn daemon(&mut self, command: &mut Command) {
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.daemons.push(quiet.spawn().unwrap());
    }

    fn logs(&self) -> String {
        let read = |name| fs::read_to_string(self.folder.join(name)).unwrap_or_default();
        ["controller.log", "node.log"].map(read).concat()
    }

    /// Waits until no job is left.
    fn wait(&self) {
        wait_until("jobs that end", || {
            let output = self.command("squeue").arg("-h").output().unwrap();
            output.status.success() && output.stdout.is_empty()
        });
    }
}

/// Daemons are where only their owner looks for programs.
fn system(program: &str) -> String {
    let path = Path::new("/usr/sbin").join(program);
    if path.exists() { path.display().to_string() } else { program.to_owned() }
}

fn as_munge(program: &str) -> Command {
    let mut command = Command::new("runuser");
    command.args(["-u", "munge", "--", &system(program)]);
    command
}

#[test]
fn a_job_array_runs_the_campaign() {
    let is_root = || fs::metadata("/proc/self").is_ok_and(|about| std::os::unix::fs::MetadataExt::uid(&about) == 0);
    if !install::verilator()
        || !install::programs(&PROGRAMS, "sudo apt-get install slurm-wlm munge")
        || !(is_root() || install::missing("a Slurm of the test's own has to be started by root"))
    {
        return;
    }
    let campaign = Campaign::plan(&["--part", "raster", "--part", "shader-parts", "--divide", "1000"], "4000");
    let slurm = Slurm::start(campaign.beside("slurm"));
    let submit = |words: &[&str]| -> Run {
        let mut command = campaign.process("submit", &[&["--slurm", "--shards", "4"], words].concat());
        let output = command.env("SLURM_CONF", slurm.configuration()).output().unwrap();
        let status = output.status.code().unwrap();
        Run { status, stdout: output.stdout, stderr: String::from_utf8(output.stderr).unwrap() }
    };
    assert_eq!(submit(&["--dry-run"]).status, 0);
    assert_eq!(campaign.done().0, 0, "nothing was handed over");
    let handed = submit(&[]);
    assert_eq!(handed.status, 0, "{}", handed.stderr);
    assert!(handed.text().contains("Submitted batch job"), "{}", handed.text());
    slurm.wait();
    let (done, units) = campaign.done();
    let log = |shard| fs::read_to_string(campaign.path().join(format!("slurm-{shard}.log"))).unwrap_or_default();
    assert!(done == units && units > 4, "{done} of {units}: {}", (0..4).map(log).collect::<String>());
    for shard in 0..4 {
        assert!(log(shard).contains("units are done, 0 mismatches"), "{}", log(shard));
    }
    assert_eq!(campaign.merged(), campaign.whole());
}

/// A shard that is stopped from outside is put back into the queue and goes on.
#[test]
fn the_script_puts_back_what_was_interrupted() {
    let campaign = Campaign::plan(&["--part", "raster", "--divide", "1000"], "400");
    assert_eq!(campaign.command("submit", &["--slurm", "--shards", "2", "--dry-run", "--pica", "./pica"]).status, 0);
    let script = fs::read_to_string(campaign.path().join("slurm.sh")).unwrap();
    let folder = campaign.beside("programs");
    fs::create_dir(&folder).unwrap();
    for (status, requeues) in [(4, true), (0, false), (1, false), (3, false)] {
        // In place of the program and of Slurm: one that is slow and stops with this status when it is asked to.
        let pica =
            format!("#!/bin/sh\ntrap 'exit {status}' TERM\necho \"$@\" > arguments\nwhile true; do sleep 0.05; done\n");
        for (name, text) in [("pica", pica.as_str()), ("scontrol", "#!/bin/sh\necho \"$@\" > requeued\n")] {
            let path = folder.join(name);
            fs::write(&path, text).unwrap();
            assert!(succeeds(Command::new("chmod").arg("+x").arg(&path)));
        }
        for name in ["arguments", "requeued"] {
            let _ = fs::remove_file(folder.join(name));
        }
        fs::write(folder.join("slurm.sh"), &script).unwrap();
        let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
        let mut shell = Command::new("sh");
        shell.arg("slurm.sh").current_dir(&folder).env("PATH", path);
        shell.env("SLURM_ARRAY_JOB_ID", "17").env("SLURM_ARRAY_TASK_ID", "1");
        let mut shard = shell.spawn().unwrap();
        wait_until("the shard", || fs::read_to_string(folder.join("arguments")).is_ok_and(|text| text.ends_with('\n')));
        assert!(succeeds(Command::new("kill").args(["-TERM", &shard.id().to_string()])));
        assert_eq!(shard.wait().unwrap().code(), Some(status));
        let arguments = fs::read_to_string(folder.join("arguments")).unwrap();
        assert!(arguments.contains("--shard 1/2 --threads 1"), "{arguments}");
        let requeued = fs::read_to_string(folder.join("requeued")).ok();
        assert_eq!(requeued.as_deref(), requeues.then_some("requeue 17_1\n"), "status {status}");
    }
}
