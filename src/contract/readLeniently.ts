import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/**
 * Reads incomplete data so that one bad field never costs a screen its whole answer. A bad field counts as missing; so
 * does an object without a required field; bad list items are dropped, and a list without good items counts as missing.
 * Fails like `safeParse` if nothing is readable.
 */
export function readLeniently<T>(schema: z.ZodMiniType<T>, value: unknown) {
  let read = z.safeParse(schema, value);
  for (let rest = value; !read.success;) {
    const unfit = read.error.issues.map(({ path }) => (isThere(rest, path) ? path : path.slice(0, -1)));
    if (unfit.some((path) => path.length === 0)) break;
    // Last to first, because removing a list item shifts those after it.
    rest = unfit.reduceRight(without, rest);
    read = z.safeParse(schema, rest);
  }
  return read;
}

/** A missing value cannot be removed; then its parent is the invalid part. */
function isThere(value: unknown, [key, ...inner]: Path): boolean {
  if (key === undefined) return value !== undefined;
  return typeof value === 'object' && value !== null && isThere(Reflect.get(value, key), inner);
}

/** The value without the part at the path. */
function without(value: unknown, [key, ...inner]: Path): unknown {
  const keep = (name: PropertyKey, item: unknown) =>
    name !== key ? [item] : inner.length === 0 ? [] : [without(item, inner)];
  if (Array.isArray(value)) return notEmpty(value.flatMap((item, index) => keep(index, item)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, item]) => keep(name, item).map((kept) => [name, kept]));
  return Object.fromEntries(entries);
}

/** An empty list would say that there was nothing to read. */
const notEmpty = (list: unknown[]) => (list.length === 0 ? undefined : list);
