import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** The one WebDriver error that a later attempt can heal has its own name. */
export class DriverError extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
    this.kind = kind;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Xvfb writes the number of the display that it took. */
async function displayOf(server: ChildProcess): Promise<string> {
  for await (const chunk of server.stdio[3] as NodeJS.ReadableStream) return `:${String(chunk).trim()}`;
  throw new Error('Xvfb did not start.');
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start.');
}

export interface Driver {
  readonly url: string;
  readonly stop: () => void;
}

/** WebKitWebDriver on a display of its own. */
export async function startDriver(program: string): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Journeys visit our own server only; the sandbox needs user namespaces, which containers lack.
    env: { ...process.env, DISPLAY: await displayOf(display), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  const stop = () => {
    driver.kill();
    display.kill();
  };
  return { url, stop };
}

export type Command = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;

const commandAt =
  (base: string): Command =>
  async <Result>(method: string, path: string, body?: object) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const answer = await fetch(base + path, { method, ...sent });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new DriverError(value.error ?? '', value.message ?? '');
    return value;
  };

/** A new window of a browser without history. */
export async function openSession({ url }: Driver, binary: string): Promise<Command> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await commandAt(url)<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  });
  return commandAt(`${url}/session/${sessionId}`);
}
