import { execFile } from 'node:child_process';

/** Beats within WatchdogSec of the systemd unit. */
const BEATS = 3;

/** Reports to systemd that the server is ready, then on a timer of the event loop that it is alive. Returns how to stop that. */
export function notifySystemd(environment: NodeJS.ProcessEnv, onError: (error: Error) => void): () => void {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = environment;
  if (NOTIFY_SOCKET === undefined) return () => undefined;
  // Node has no datagram sockets of Unix, but every systemd has this program.
  const notify = (state: string) =>
    execFile('systemd-notify', [state], { env: environment }, (error) => error && onError(error));
  notify('READY=1');
  const withinMs = Number(WATCHDOG_USEC ?? 0) / 1_000;
  if (withinMs === 0) return () => undefined;
  const timer = setInterval(() => notify('WATCHDOG=1'), withinMs / BEATS).unref();
  return () => clearInterval(timer);
}
