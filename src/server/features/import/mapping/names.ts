import type { Measure } from '../../../../contract/import/mapping';
import type { Column, FileKind } from '../columns/columns';
import { measureNamed, measuresOf } from './measures';

const SAME_WORDS: Readonly<Record<string, string>> = {
  '#': 'number',
  no: 'number',
  num: 'number',
  nbr: 'number',
  '%': 'percent',
  pct: 'percent',
};

/** Ignores case, spaces and punctuation: 'Job No.', 'job #' and 'JobNumber' are equal. */
export const plainName = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+|[#%]/gu) ?? [])
    .map((word) => (Object.hasOwn(SAME_WORDS, word) ? SAME_WORDS[word] : word))
    .join('');

export const WAYS = ['name', 'plainName', 'alias', 'withoutUnit'] as const;
type Way = (typeof WAYS)[number];

export interface NamedColumn {
  readonly column: Column;
  readonly way: Way;
}

/** 'Volume (L)', 'Weight, kg', 'Width in'. */
function withoutUnit(header: string): { readonly name: string; readonly unit: Measure } | null {
  const found = /^(.+?)[\s,_]*[([]([^)\]]+)[)\]]\s*$/.exec(header) ?? /^(.+?)[\s,_]+([^\s,_]+)\s*$/.exec(header);
  const unit = measureNamed(found?.[2] ?? '');
  return found?.[1] === undefined || unit === null ? null : { name: found[1], unit };
}

type FindColumn = (header: string) => NamedColumn | null;

export function createColumnFinder(kind: Pick<FileKind, 'columns'> & Partial<Pick<FileKind, 'parts'>>): FindColumn {
  const columns = [...kind.columns, ...(kind.parts ?? [])];
  const byName = new Map(columns.map((column) => [column.name, column]));
  const byPlainName = new Map(columns.map((column) => [plainName(column.name), column]));
  const byAlias = new Map(columns.flatMap((column) => column.aliases.map((alias) => [plainName(alias), column])));
  const named = (header: string): NamedColumn | null => {
    const name = byName.get(header.trim().toLowerCase());
    if (name !== undefined) return { column: name, way: 'name' };
    const plain = byPlainName.get(plainName(header));
    if (plain !== undefined) return { column: plain, way: 'plainName' };
    const alias = byAlias.get(plainName(header));
    return alias === undefined ? null : { column: alias, way: 'alias' };
  };
  return (header) => {
    const found = named(header);
    if (found !== null) return found;
    const bare = withoutUnit(header);
    const column = bare === null ? undefined : named(bare.name)?.column;
    if (bare === null || column === undefined || !measuresOf(column).includes(bare.unit)) return null;
    return { column, way: 'withoutUnit' };
  };
}
