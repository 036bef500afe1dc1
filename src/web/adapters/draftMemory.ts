import * as z from 'zod/mini';
import { readLeniently } from '../../contract/readLeniently';
import { draftsKey } from './workMemory';

/** Work that a person has not saved yet, as text, by the place that it belongs to. */
export interface DraftMemory {
  /** Null where there is none. */
  read: (place: string) => string | null;
  /** Null drops it. */
  keep: (place: string, text: string | null) => void;
}

const draftsSchema = z.record(z.string(), z.string());

/** Kept in session storage, each person's apart. A full or refused storage only costs the memory. */
export function createDraftMemory(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
): DraftMemory {
  const key = draftsKey(userId);
  const all = (): Readonly<Record<string, string>> => {
    try {
      return readLeniently(draftsSchema, JSON.parse(storage.getItem(key) ?? '{}')).data ?? {};
    } catch {
      return {};
    }
  };
  return {
    read: (place) => all()[place] ?? null,
    keep: (place, text) => {
      const { [place]: before, ...others } = all();
      if (text === (before ?? null)) return;
      try {
        storage.setItem(key, JSON.stringify(text === null ? others : { ...others, [place]: text }));
      } catch {
        return;
      }
    },
  };
}
