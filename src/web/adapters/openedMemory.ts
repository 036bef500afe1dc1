import { openedListSchema, type Opened } from '../../contract/search';
import { readLeniently } from '../../contract/readLeniently';

/** What a person opened last in this browser, newest first; each person's apart. */
export interface OpenedMemory {
  readonly list: () => readonly Opened[];
  readonly remember: (opened: Opened) => void;
}

const MOST = 8;

/** Kept in local storage. A full or refused storage only costs the memory. */
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
