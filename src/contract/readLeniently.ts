import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/**
 * Reads what may not be whole, so that one bad field never costs a screen its whole answer: a field that does not fit
 * counts as missing; an object that cannot do without it, as missing too; an item of a list, as not there; a list of which
 * nothing is left, as missing. Fails like `safeParse` where nothing readable is left.
 */
export function readLeniently<T>(schema: z.ZodMiniType<T>, value: unknown) {
  let read = z.safeParse(schema, value);
  for (let rest = value; !read.success;) {
    const unfit = read.error.issues.map(({ path }) => (isThere(rest, path) ? path : path.slice(0, -1)));
    if (unfit.some((path) => path.length === 0)) break;
    // From the last to the first: a list item that goes moves those behind it.
    rest = unfit.reduceRight(without, rest);
    read = z.safeParse(schema, rest);
  }
  return read;
}

/** What is missing cannot be taken away: then it is the object around it that does not fit. */
function isThere(value: unknown, [key, ...inner]: Path): boolean {
  if (key === undefined) return value !== undefined;
  return typeof value === 'object' && value !== null && isThere(Reflect.get(value, key), inner);
}

/** The value without what stands at the path. */
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
