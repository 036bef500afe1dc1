/** The image's health check. Docker only marks a server that hangs as unhealthy, so this ends it: Docker then restarts it. */
import { readFileSync } from 'node:fs';

const HANGS_MS = 20_000;
const { PORT: port, TLS_CERT } = process.env;
const { get } = await import(TLS_CERT ? 'node:https' : 'node:http');

/** With `init: true` the server is the child of Docker's init. Elsewhere nothing is ended. */
function endServer() {
  if (readFileSync('/proc/1/comm', 'utf8').trim() !== 'docker-init') return;
  const children = readFileSync('/proc/1/task/1/children', 'utf8').trim().split(' ').map(Number);
  for (const pid of children) if (pid > 1) process.kill(pid, 'SIGKILL');
}

get({ host: '127.0.0.1', port, path: '/livez', rejectUnauthorized: false, timeout: HANGS_MS }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('error', () => process.exit(1))
  .on('timeout', () => {
    endServer();
    process.exit(1);
  });
