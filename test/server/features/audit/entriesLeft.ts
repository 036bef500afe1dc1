import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../support/server/app';
import type { TestDatabase } from '../../../support/server/database';

export interface Sent {
  readonly by: Record<string, string>;
  readonly body?: unknown;
  readonly payload?: Buffer;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly until?: (response: LightMyRequestResponse) => Promise<unknown>;
}

/** Sends requests, which must be accepted, and collects which entries of the audit each operation leaves. */
export function createEntriesLeft(served: TestApp, { db }: TestDatabase) {
  const left = new Map<string, Set<string>>();
  const lastEntry = async () => {
    const last = db.selectFrom('audit').select(({ fn }) => fn.max('id').as('id'));
    return (await last.executeTakeFirst())?.id ?? 0;
  };

  async function send(operation: string, address: Record<string, string | number>, sent: Sent) {
    const { body, payload = body === undefined ? undefined : JSON.stringify(body), query = '', by, until } = sent;
    const [method, path = ''] = operation.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(address[name] ?? '')) + query;
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const before = await lastEntry();
    const request = { method: method as 'PUT', url, headers: { ...by, ...type, ...sent.headers } };
    const response = await served.app.inject(payload === undefined ? request : { ...request, payload });
    expect(`${operation} ${response.statusCode} ${response.body}`).toMatch(/^\S+ \S+ 20\d /);
    await until?.(response);
    const entries = await db.selectFrom('audit').select('action').where('id', '>', before).execute();
    left.set(operation, new Set([...(left.get(operation) ?? []), ...entries.map(({ action }) => action)]));
    return response;
  }
  const all = () => Object.fromEntries([...left].map(([operation, actions]) => [operation, [...actions].sort()]));
  return { send, all };
}
