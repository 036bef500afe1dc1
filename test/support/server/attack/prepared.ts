import type { LightMyRequestResponse } from 'fastify';
import { insertRows, orderRow, unitRow } from '../database';
import type { RawRequest } from './connection';
import type { Place, Sender } from './place';

export interface Prepared {
  readonly sender: Sender;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly bytes?: Buffer;
}

/** Inserts the rows that the request needs, as work of this administrator. */
export type Prepare = (place: Place, who: string) => Promise<Prepared>;
export type Prepares = Readonly<Record<string, Prepare>>;

export const plain =
  (url: string): Prepare =>
  (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url });

export function rawRequest(
  method: string,
  { url, headers = {}, json, bytes }: Omit<Prepared, 'sender'>,
  more: Readonly<Record<string, string>>,
): RawRequest {
  const body = json === undefined ? (bytes ?? null) : Buffer.from(JSON.stringify(json));
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  return { method, url, headers: { ...type, ...headers, ...more }, body };
}

export async function newUnit({ db, next }: Place, row = {}): Promise<string> {
  const serial = `X${next()}`;
  await insertRows(db, { units: [unitRow({ serial, ...row })] });
  return serial;
}

export async function newOrder({ db }: Place, row = {}): Promise<number> {
  const [id = 0] = await insertRows(db, { orders: [orderRow(row)] });
  return id;
}

export async function did(
  { served, tokenOf }: Place,
  subject: string,
  [method, url, body, headers = {}]: readonly ['POST' | 'PUT' | 'GET', string, object?, Record<string, string>?],
): Promise<LightMyRequestResponse> {
  const authorization = await tokenOf({ subject });
  const response = await served.call(method, url, body, { authorization, ...headers });
  if (response.statusCode >= 300)
    throw new Error(`${method} ${url} is answered ${response.statusCode}: ${response.body}`);
  return response;
}

export const version = (number: number | string) => ({ 'if-match': `"${number}"` });
