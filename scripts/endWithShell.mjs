const CHECK_MS = 500;

/**
 * npm runs its scripts in a shell and passes signals to the shell alone, which ends without a word to us: docker stop or
 * systemd would leave the server and its database behind. So the end of the shell counts as SIGTERM.
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
