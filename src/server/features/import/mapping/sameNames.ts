import { plainName, type NamedColumn } from './names';

/** 'Winding' and 'Winding (2)', if a file has two. */
export function distinctNames(headers: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const name = header.trim().toLowerCase();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? header : `${header.trim()} (${count})`;
  });
}

type Sides = readonly [primary: string, secondary: string];

/** Columns for both windings, and the columns for one of them. */
const WINDINGS: Sides = ['primary_winding', 'secondary_winding'];
const SIDED: ReadonlyMap<string, Sides> = new Map<string, Sides>([
  ['winding_material', WINDINGS],
  ['coil_type', WINDINGS],
  ['connections', ['primary_connection', 'secondary_connection']],
]);

type Found = NamedColumn | null;
const SIDE = /^(primary|secondary)_/;

/** The side of the nearest column before this one that names a side. */
function sideBefore(found: readonly Found[], index: number): string | undefined {
  const before = found.slice(0, index).flatMap((each) => SIDE.exec(each?.column.name ?? '')?.[1] ?? []);
  return before.at(-1);
}

/**
 * Which of two columns of one name belongs to which winding: by the columns before them, or the primary first. Keyed
 * by index.
 */
export function twinsOf(headers: readonly string[], found: readonly Found[]): ReadonlyMap<number, string> {
  const twins = new Map<number, string>();
  for (const [index, header] of headers.entries()) {
    const sides = SIDED.get(found[index]?.column.name ?? '');
    const same = headers.flatMap((each, at) => (plainName(each) === plainName(header) && found[at] ? [at] : []));
    const [first = -1, second = -1] = same;
    if (sides === undefined || same.length !== 2 || index !== first) continue;
    const isSwapped = sideBefore(found, first) === 'secondary' && sideBefore(found, second) === 'primary';
    const [primary, secondary] = isSwapped ? [second, first] : [first, second];
    twins.set(primary, sides[0]).set(secondary, sides[1]);
  }
  return twins;
}
