import * as z from 'zod/mini';
import { readLeniently } from '../../contract/readLeniently';
import { draftsKey } from './workMemory';
import { openedListSchema, type Opened } from '../../contract/search';

export interface DraftMemory {
  /** Null if there is none. */
  read: (place: string) => string | null;
  /** Null deletes it. */
  keep: (place: string, text: string | null) => void;
}

const draftsSchema = z.record(z.string(), z.string());

/** Per user in session storage; storage errors are ignored. */
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

export interface OpenedMemory {
  readonly list: () => readonly Opened[];
  readonly remember: (opened: Opened) => void;
}

const MOST = 8;

/** Per user in local storage; storage errors are ignored. */
export function createOpenedMemory(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: string): OpenedMemory {
  const key = `specai.opened.${userId}`;
  const list = () => {
    try {
      return readLeniently(openedListSchema, JSON.parse(storage.getItem(key) ?? '[]')).data ?? [];
    } catch {
      return [];
    }
  };
  return {
    list,
    remember: (opened) => {
      const others = list().filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
      try {
        storage.setItem(key, JSON.stringify([opened, ...others].slice(0, MOST)));
      } catch {
        return;
      }
    },
  };
}
