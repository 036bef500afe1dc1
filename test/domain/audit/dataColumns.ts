import { readFileSync } from 'node:fs';

/** A column of a data file as docs/guide/data.md describes it. */
export interface DataColumn {
  file: 'Orders' | 'Units';
  name: string;
  /** Of measure; empty if none. */
  unit: string;
}

/** A row of a table whose first cell is a name: '| `bil` | Basic impulse level… | number… | kV | empty | `95` |'. */
const ROW = /^\| `(\w+)` \|[^|]*\|[^|]*\|([^|]*)\|/;

/** The columns that the document has below a heading, in its order. */
function columnsOf(document: string, file: DataColumn['file']): DataColumn[] {
  const [, section = ''] = document.split(`\n## ${file}\n`);
  const rows = section.split('\n## ')[0]?.split('\n') ?? [];
  return rows.flatMap((row) => {
    const [, name, unit] = ROW.exec(row) ?? [];
    return name === undefined || unit === undefined ? [] : [{ file, name, unit: unit.trim() }];
  });
}

/** Every column of the files of orders and units, by the document alone. */
export function unitsAndOrders(): DataColumn[] {
  const document = readFileSync('docs/guide/data.md', 'utf8');
  return [...columnsOf(document, 'Orders'), ...columnsOf(document, 'Units')];
}
