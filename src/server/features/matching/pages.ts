import { setImmediate as nextTurn } from 'node:timers/promises';

type Read<Key, Row> = (last: Key, limit: number) => Promise<readonly Row[]>;

/** Reads rows in pages of `size`, ordered by key. Yields to other requests between two pages. */
export async function* pagesAfter<Key, Row>(
  first: Key,
  size: number,
  read: Read<Key, Row>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  let last = first;
  for (;;) {
    const rows = await read(last, size);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < size) return;
    last = keyOf(end);
    await nextTurn();
  }
}
