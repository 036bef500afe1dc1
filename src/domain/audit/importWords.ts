import { formatNumber } from '../format/number';
import { listOf } from '../format/listOf';

/** What the entry of an import says of a file. */
interface ToldFile {
  readonly name: string;
  readonly counts: readonly (readonly [what: string, count: number])[];
}

const COUNTED = [
  ['added', 'added'],
  ['changed', 'changed'],
  ['retired', 'retired'],
  ['returned', 'brought back'],
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function toldFile(value: unknown): ToldFile[] {
  if (!isObject(value) || typeof value['name'] !== 'string') return [];
  const counts = COUNTED.flatMap(([key, what]): [string, number][] => {
    const count = value[key];
    return typeof count === 'number' && count > 0 ? [[what, count]] : [];
  });
  return [{ name: value['name'], counts }];
}

const countsText = ({ counts }: ToldFile) =>
  counts.length === 0 ? 'nothing changed' : counts.map(([what, count]) => `${formatNumber(count)} ${what}`).join(', ');

/** 'units.csv (3 added, 2 changed) and orders.csv (nothing changed)' */
export function importWords(values: Readonly<Record<string, unknown>> | null): string {
  const files = values?.['files'];
  const told = Array.isArray(files) ? files.flatMap(toldFile) : [];
  return listOf(told.map((file) => `${file.name} (${countsText(file)})`));
}
