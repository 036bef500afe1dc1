import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/**
 * Treats bad fields, and objects without a required field, as missing, and drops bad list items, so that one bad field never costs a
 * screen its response. Fails like `safeParse` if nothing is readable.
 */
export function readLeniently<T>(schema: z.ZodMiniType<T>, value: unknown) {
  let read = z.safeParse(schema, value);
  for (let rest = value; !read.success;) {
    const unfit = read.error.issues.map(({ path }) => (isThere(rest, path) ? path : path.slice(0, -1)));
    if (unfit.some((path) => path.length === 0)) break;
    // Last to first, because removing a list item shifts the later ones.
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

function without(value: unknown, [key, ...inner]: Path): unknown {
  const keep = (name: PropertyKey, item: unknown) =>
    name !== key ? [item] : inner.length === 0 ? [] : [without(item, inner)];
  if (Array.isArray(value)) return notEmpty(value.flatMap((item, index) => keep(index, item)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, item]) => keep(name, item).map((retained) => [name, retained]));
  return Object.fromEntries(entries);
}

/** An empty list would mean that there is nothing to read. */
const notEmpty = (list: unknown[]) => (list.length === 0 ? undefined : list);
