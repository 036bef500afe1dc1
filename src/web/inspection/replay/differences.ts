import { fieldOf, isKept } from '../recording/allowed/allowlist';
import type { Allowed } from '../recording/allowed/allowedTypes';

/** A value that differs from the recorded one. */
export interface Difference {
  /** E.g. 'context.options.turnPull'. */
  readonly path: string;
  readonly recorded: unknown;
  readonly today: unknown;
}

/** Today's value for each placeholder of a recording, and the reverse; null for a recording without placeholders. */
export type Placeholders = { readonly values: Map<unknown, unknown>; readonly names: Map<unknown, unknown> } | null;

export const noPlaceholders = (): NonNullable<Placeholders> => ({ values: new Map(), names: new Map() });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNonEmpty = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : value !== 0);

/** A placeholder may stand for any non-empty value, but always for the same one. */
function standsFor({ values, names }: NonNullable<Placeholders>, recorded: unknown, today: unknown): boolean {
  if (typeof recorded !== typeof today || !isNonEmpty(recorded) || !isNonEmpty(today)) return recorded === today;
  if (!values.has(recorded) && !names.has(today)) {
    values.set(recorded, today);
    names.set(today, recorded);
  }
  return values.get(recorded) === today && names.get(today) === recorded;
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** One of the app's own texts stands where the recording has another: no placeholder stands for it. */
const isOwnNow = (allowed: Allowed, is: unknown): boolean =>
  allowed === 'own text' && isText(is) && isKept(allowed, is);

/** Compares deeply; a field that is undefined counts as missing. Placeholders stand where nothing else is `allowed`. */
export function differences(
  recorded: unknown,
  today: unknown,
  placeholders: Placeholders,
  allowed?: Allowed,
): Difference[] {
  const found: Difference[] = [];
  const compare = (was: unknown, is: unknown, path: readonly string[], here: Allowed): void => {
    if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)) {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
        compare(was[key], is[key], [...path, key], fieldOf(here, key, Array.isArray(was)));
      return;
    }
    const isReplaced = isText(was) && !isKept(here, was) && !isOwnNow(here, is);
    const isSame = placeholders && isReplaced ? standsFor(placeholders, was, is) : was === is;
    if (!isSame) found.push({ path: path.join('.'), recorded: was, today: is });
  };
  compare(recorded, today, [], allowed);
  return found;
}
