import type { Permission } from '../../domain/access/access';
import { visibleTo } from '../../domain/access/guardedFields';

/** Writes JSON as somebody with these permissions may see it. */
export type Write = (value: unknown) => string;

export const writeFor =
  (permissions: ReadonlySet<Permission>): Write =>
  (value) =>
    JSON.stringify(visibleTo(permissions, value));

/** Another text wherever what may be seen is another. */
export const seerOf = (permissions: ReadonlySet<Permission>): string => [...permissions].toSorted().join();
