// Loaded into the server with --import: when tools/run.mjs is killed outright (kill -9), the server
// shuts down in its ordinary way instead of keeping the port as an orphan.
// Who starts us may name itself: it can be gone before we have begun.
const parent = Number(process.env.PARENT_PID) || process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 300).unref();
