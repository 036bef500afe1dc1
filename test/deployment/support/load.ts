import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../../src/contract/paths';

/** Each account may make 600 calls a minute. */
const BETWEEN_SAVES_MS = 450;
const BETWEEN_READS_MS = 50;
const READERS = 4;

export interface Load {
  readonly failures: string[];
  readonly answered: Record<string, number>;
  stop: () => Promise<void>;
}

/** People who save and remove views, each with a token, and people who open pages, until it is stopped. */
export function startLoad(origin: string, tokens: readonly string[], file: string): Load {
  const failures: string[] = [];
  const answered: Record<string, number> = {};
  let isOn = true;
  const ask = async (method: string, path: string, expected: number, init: RequestInit = {}) => {
    answered[method] = (answered[method] ?? 0) + 1;
    try {
      const response = await fetch(origin + path, { method, ...init });
      const text = await response.text();
      if (response.status === expected) return text;
      failures.push(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      // An error of fetch is of another realm than Jest's Error.
      const { cause } = error as { cause?: unknown };
      failures.push(`${method} ${path}: ${String(cause ?? error)}`);
    }
    return '{}';
  };
  const save = async (token: string, person: number) => {
    for (let round = 1; isOn; round += 1) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const name = `${person}.${round}`;
      const body = JSON.stringify({ list: 'orders', name, query: '', isShared: false });
      const { id = '' } = JSON.parse(await ask('POST', paths.views, 201, { headers, body })) as { id?: string };
      if (id !== '') await ask('DELETE', paths.view(id), 204, { headers: { authorization: headers.authorization } });
      await sleep(BETWEEN_SAVES_MS);
    }
  };
  const read = async () => {
    while (isOn) {
      await ask('GET', '/', 200, { headers: { accept: 'text/html' } });
      await ask('GET', file, 200);
      await sleep(BETWEEN_READS_MS);
    }
  };
  const people = [...tokens.flatMap((token) => [token, token]).map(save), ...Array.from({ length: READERS }, read)];
  const stop = async () => {
    isOn = false;
    await Promise.all(people);
  };
  return { failures, answered, stop };
}
