import { isDeepStrictEqual } from 'node:util';
import type { AuditValues } from '../tables/audit';

/** The fields that differ, as they were and as they are; those that are as before are left out. */
export function differences(before: AuditValues, after: AuditValues): { old: AuditValues; new: AuditValues } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
  const of = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { old: of(before), new: of(after) };
}
