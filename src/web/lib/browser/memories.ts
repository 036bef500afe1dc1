import * as z from 'zod/mini';
import { readLeniently } from '../../../contract/readLeniently';
import { draftsKey } from './workStorage';
import { openedListSchema, type Opened } from '../../../contract/search';
import { parseJson, readItem, writeItem } from './storage';

export interface DraftMemory {
  read: (place: string) => string | null;
  /** Null deletes it. */
  keep: (place: string, text: string | null) => void;
}

const draftsSchema = z.record(z.string(), z.string());

export function createDraftMemory(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
): DraftMemory {
  const key = draftsKey(userId);
  const all = (): Readonly<Record<string, string>> =>
    readLeniently(draftsSchema, parseJson(readItem(storage, key))).data ?? {};
  return {
    read: (place) => all()[place] ?? null,
    keep: (place, text) => {
      const { [place]: before, ...others } = all();
      if (text !== (before ?? null))
        writeItem(storage, key, JSON.stringify(text === null ? others : { ...others, [place]: text }));
    },
  };
}

export interface OpenedMemory {
  readonly list: () => readonly Opened[];
  readonly remember: (opened: Opened) => void;
}

const MAX_OPENED = 8;

export function createOpenedMemory(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: string): OpenedMemory {
  const key = `specai.opened.${userId}`;
  const list = () => readLeniently(openedListSchema, parseJson(readItem(storage, key))).data ?? [];
  return {
    list,
    remember: (opened) => {
      const others = list().filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
      writeItem(storage, key, JSON.stringify([opened, ...others].slice(0, MAX_OPENED)));
    },
  };
}
