import type { Permission } from '../../domain/access/access';
import { visibleTo } from '../../domain/access/guarded';

/** Writes JSON as somebody with these permissions may see it. */
export type Write = (value: unknown) => string;

export const writeFor =
  (permissions: ReadonlySet<Permission>): Write =>
  (value) =>
    JSON.stringify(visibleTo(permissions, value));

const seers = new WeakMap<ReadonlySet<Permission>, string>();

/** Another text wherever what may be seen is another. */
export function seerOf(permissions: ReadonlySet<Permission>): string {
  const seer = seers.get(permissions) ?? [...permissions].toSorted().join();
  seers.set(permissions, seer);
  return seer;
}
