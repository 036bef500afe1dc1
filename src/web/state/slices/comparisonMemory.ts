import * as z from 'zod/mini';
import { readLeniently } from '../../../contract/readLeniently';
import { unitSchema } from '../../../contract/unit';
import type { ComparisonState } from './comparison';
import { costOptionsSchema } from './costOptionsSchema';

/** What this needs of session storage. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Observable {
  getState(): ComparisonState;
  subscribe(listener: () => void): () => void;
}

const KEY = 'specai.comparison';

const perOrder = <T extends z.ZodMiniType>(schema: T) => z._default(z.record(z.string(), schema), {});

const memorySchema = z.object({
  manualUnits: perOrder(z.array(unitSchema)),
  costOptions: perOrder(z.record(z.string(), costOptionsSchema)),
  comparisonView: perOrder(z.object({ view: z.enum(['cards', 'table']), sort: z.enum(['specs', 'margin']) })),
});

/** What was remembered in this tab; nothing where the storage is empty, unreadable or refused. */
export function readComparison(storage: KeyValueStore): Partial<ComparisonState> {
  try {
    const stored = storage.getItem(KEY);
    return stored === null ? {} : (readLeniently(memorySchema, JSON.parse(stored)).data ?? {});
  } catch {
    return {};
  }
}

/** Remembers every change from now on. A full or refused storage only costs the memory. Returns how to stop. */
export function rememberComparison(store: Observable, storage: KeyValueStore): () => void {
  let last = pick(store.getState());
  return store.subscribe(() => {
    const next = pick(store.getState());
    if (next.every((part, index) => part === last[index])) return;
    last = next;
    write(storage, store.getState());
  });
}

/** For logout: the next person at this tab sees nothing of this one. */
export function forgetComparison(storage: KeyValueStore): void {
  try {
    storage.removeItem(KEY);
  } catch {
    return;
  }
}

const pick = (state: ComparisonState) => [state.manualUnits, state.costOptions, state.comparisonView];

function write(storage: KeyValueStore, { manualUnits, costOptions, comparisonView }: ComparisonState) {
  try {
    storage.setItem(KEY, JSON.stringify({ manualUnits, costOptions, comparisonView }));
  } catch {
    return;
  }
}
