import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { STILL_RUNNING } from '../../../src/contract/problem';
import { paths } from '../../../src/contract/paths';

/** Each account may make 600 calls a minute. */
const BETWEEN_CALLS_MS = 450;
const GIVEN_UP_MS = 30_000;

interface Work {
  readonly failures: string[];
  readonly answered: Record<string, number>;
  /** From a call to its answer, repetitions of the app included. */
  readonly longestMs: Record<string, number>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body?: object;
  readonly key?: string;
  /** Default: the method. */
  readonly name?: string;
}

/** People with a token each, who read, look for units and save views as the app does, until they stop. */
export function startPeople(origin: string, tokens: readonly string[]) {
  const work: Work = { failures: [], answered: {}, longestMs: {} };
  let isOn = true;
  const callAs = (token: string) => (call: Call) => send(origin, token, call, work);
  const read = async (token: string) => {
    const call = callAs(token);
    while (isOn) {
      await call({ method: 'GET', path: paths.orders, status: 200 });
      const body = { text: '500 kVA, 12470 delta' };
      await call({ method: 'POST', path: paths.requestsRead, body, status: 200, name: 'POST that reads' });
      await sleep(BETWEEN_CALLS_MS);
    }
  };
  const save = async (token: string, person: number) => {
    const call = callAs(token);
    for (let round = 1; isOn; round += 1) {
      const body = { list: 'orders', name: `${person}.${round}`, query: '', isShared: false };
      const saved = await call({ method: 'POST', path: paths.views, body, key: randomUUID(), status: 201 });
      const { id } = JSON.parse(saved) as { id?: string };
      if (id !== undefined) await call({ method: 'DELETE', path: paths.view(id), key: randomUUID(), status: 204 });
      await sleep(BETWEEN_CALLS_MS);
    }
  };
  const people = [...tokens.map(read), ...tokens.map(save)];
  return {
    stop: async () => {
      isOn = false;
      await Promise.all(people);
      return work;
    },
  };
}

async function send(origin: string, token: string, call: Call, work: Work): Promise<string> {
  const { method, path, status, body, key, name = method } = call;
  const headers = {
    ...{ authorization: `Bearer ${token}` },
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const begun = performance.now();
  const signal = AbortSignal.timeout(GIVEN_UP_MS);
  const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(origin + path, init).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    (error: unknown) => ({ status: 0, text: String(error instanceof Error ? (error.cause ?? error) : error) }),
  );
  // The app asks again, too.
  if (answer.status === 409 && answer.text.includes(STILL_RUNNING)) {
    await sleep(BETWEEN_CALLS_MS);
    return send(origin, token, call, work);
  }
  work.answered[name] = (work.answered[name] ?? 0) + 1;
  work.longestMs[name] = Math.max(work.longestMs[name] ?? 0, Math.round(performance.now() - begun));
  if (answer.status === status) return answer.text;
  work.failures.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return '{}';
}
