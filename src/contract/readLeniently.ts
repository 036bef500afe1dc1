import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/**
 * Reads what may not be whole, so that one bad field never costs a screen its whole answer: a field that does not fit
 * counts as missing; an object that cannot do without it, as missing too; an item of a list, as not there; a list of which
 * nothing is left, as missing. Fails like `safeParse` where nothing readable is left.
 */
export function readLeniently<T>(schema: z.ZodMiniType<T>, value: unknown) {
  let read = z.safeParse(schema, value);
  for (let rest = value, levels = 0; !read.success; levels += 1) {
    const paths = read.error.issues.map(({ path }) => path.slice(0, path.length - levels));
    if (paths.some((path) => path.length === 0)) break;
    // From the last to the first: a list item that goes moves those behind it.
    rest = paths.reduceRight(without, rest);
    read = z.safeParse(schema, rest);
  }
  return read;
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
