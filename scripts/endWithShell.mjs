const CHECK_MS = 500;

/** npm passes signals only to its shell, which exits silently. So the shell's end counts as SIGTERM, for docker stop and systemd. */
export function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const check = () => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(check, CHECK_MS).unref();
}
