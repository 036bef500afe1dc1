import { fieldIn, isHarmless } from '../recording/harmless';

/** Where something is not as it was recorded. */
export interface Difference {
  /** E.g. 'context.options.turnPull'. */
  readonly path: string;
  readonly recorded: unknown;
  readonly today: unknown;
}

/** What stands today for each placeholder of a recording, and the other way round; null where nothing was replaced. */
export type Placeholders = { readonly values: Map<unknown, unknown>; readonly names: Map<unknown, unknown> } | null;

export const noPlaceholders = (): NonNullable<Placeholders> => ({ values: new Map(), names: new Map() });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isFilled = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : value !== 0);

/** A placeholder may stand for any value that is something, but always for the same one. */
function standsFor({ values, names }: NonNullable<Placeholders>, recorded: unknown, today: unknown): boolean {
  if (typeof recorded !== typeof today || !isFilled(recorded) || !isFilled(today)) return recorded === today;
  if (!values.has(recorded) && !names.has(today)) {
    values.set(recorded, today);
    names.set(today, recorded);
  }
  return values.get(recorded) === today && names.get(today) === recorded;
}

/** Where today's value is not the recorded one. A field without a value counts as missing. */
export function differences(recorded: unknown, today: unknown, placeholders: Placeholders): Difference[] {
  const found: Difference[] = [];
  const compare = (was: unknown, is: unknown, path: readonly string[], isPerson: boolean): void => {
    if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)) {
      const ofPerson = isPerson || 'email' in was;
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
        compare(was[key], is[key], [...path, key], ofPerson);
      return;
    }
    const field = path.reduce(fieldIn, '');
    const isReplaced = (typeof was === 'string' || typeof was === 'number') && (isPerson || !isHarmless(field));
    const isSame = placeholders && isReplaced ? standsFor(placeholders, was, is) : was === is;
    if (!isSame) found.push({ path: path.join('.'), recorded: was, today: is });
  };
  compare(recorded, today, [], false);
  return found;
}
