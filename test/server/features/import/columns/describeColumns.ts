import type { Column, FileKind } from '../../../../../src/server/features/import/columns/columns';

const escaped = (cell: string) => cell.replaceAll('|', '\\|');

function line({ name, meaning, measure, format, isRequired, whenEmpty, example }: Column): string {
  const empty = isRequired ? 'required' : whenEmpty === null ? 'empty' : `means ${JSON.stringify(whenEmpty)}`;
  const cells = [`\`${name}\``, meaning, format.words, measure, empty, `\`${example}\``];
  return `| ${cells.map(escaped).join(' | ')} |`;
}

export function describeColumns(kind: FileKind): string {
  const head = ['| Column | Meaning | Written as | Unit | When empty | Example |', '|---|---|---|---|---|---|'];
  return [...head, ...kind.columns.map(line)].join('\n');
}
