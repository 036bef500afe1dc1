import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import * as z from 'zod';
import { readSecretFile, writeSecretFile } from './providerKeys';

const WRITE_DELAY_MS = 200;
const SWEEP_AT_ROWS = 5000;

const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);
/** 'Model:id', its payload, and its end in ms. */
const rowsSchema = z.array(z.tuple([z.string(), z.object({ payload: payloadSchema, endsAt: z.number() })]));
type Row = z.output<typeof rowsSchema>[number][1];

export interface ProviderStore {
  adapter: AdapterFactory;
  flush: () => Promise<void>;
}

class Rows {
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  constructor(
    private readonly rows: Map<string, Row>,
    private readonly path: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  get(key: string): AdapterPayload | undefined {
    const row = this.rows.get(key);
    return row && row.endsAt > Date.now() ? row.payload : undefined;
  }

  find(model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const key of this.rows.keys()) {
      const payload = key.startsWith(`${model}:`) ? this.get(key) : undefined;
      if (payload && matches(payload)) return payload;
    }
    return undefined;
  }

  set(key: string, row: Row): void {
    if (this.rows.size >= SWEEP_AT_ROWS) this.delete((each) => each.endsAt <= Date.now());
    this.rows.set(key, row);
    this.changed();
  }

  delete(matches: (row: Row, key: string) => boolean): void {
    for (const [key, row] of this.rows) if (matches(row, key)) this.rows.delete(key);
    this.changed();
  }

  change(key: string, edit: (payload: AdapterPayload) => void): void {
    const payload = this.get(key);
    if (payload) edit(payload);
    this.changed();
  }

  private changed(): void {
    this.timer ??= setTimeout(() => void this.flush(), WRITE_DELAY_MS).unref();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => writeSecretFile(this.path, [...this.rows])).catch(this.onError);
    return this.writing;
  }
}

function adapterOf(rows: Rows, model: string): Adapter {
  const keyOf = (id: string): string => `${model}:${id}`;
  const done = Promise.resolve();
  return {
    upsert: (id, payload, ttlSeconds) => {
      const endsAt = ttlSeconds ? Date.now() + ttlSeconds * 1000 : Number.MAX_SAFE_INTEGER;
      rows.set(keyOf(id), { payload, endsAt });
      return done;
    },
    find: (id) => Promise.resolve(rows.get(keyOf(id))),
    findByUid: (uid) => Promise.resolve(rows.find(model, (payload) => payload.uid === uid)),
    findByUserCode: (userCode) => Promise.resolve(rows.find(model, (payload) => payload.userCode === userCode)),
    consume: (id) => {
      rows.change(keyOf(id), (payload) => (payload.consumed = Math.floor(Date.now() / 1000)));
      return done;
    },
    destroy: (id) => {
      rows.delete((_, key) => key === keyOf(id));
      return done;
    },
    revokeByGrantId: (grantId) => {
      // A sign-in in progress names an earlier grant, and continues without it.
      rows.delete(({ payload }, key) => payload.grantId === grantId && !key.startsWith('Interaction:'));
      return done;
    },
  };
}

export async function openProviderStore(path: string, onError: (error: unknown) => void): Promise<ProviderStore> {
  const stored = rowsSchema.parse((await readSecretFile(path)) ?? []);
  const rows = new Rows(new Map(stored.filter(([, row]) => row.endsAt > Date.now())), path, onError);
  return { adapter: (model) => adapterOf(rows, model), flush: () => rows.flush() };
}
