const CHECK_MS = 500;

/**
 * The end of npm, or of a shell between, counts as SIGTERM. package.json starts servers by `exec`, because a shell neither passes
 * on SIGTERM nor ends by SIGINT; Windows has no `exec` and takes what follows it.
 */
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
