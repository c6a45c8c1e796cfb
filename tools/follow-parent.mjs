// Loaded into the server with --import: when tools/run.mjs is killed outright (kill -9), the server
// shuts down in its ordinary way instead of keeping the port as an orphan.
// A parent may give its id in PARENT_PID: it can end before this module reads `ppid`.
const parent = Number(process.env.PARENT_PID) || process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 300).unref();
