import type { ImportProblem } from '../../contract/imports/job';

/** A problem of an import whose file is called by any name. */
type NamedProblem = Readonly<Omit<ImportProblem, 'file'>> & { readonly file: string };

/** 'orders.csv, line 17, sale_price "$5": Contains a currency sign. Write it like 1234.50.' */
export function problemSentence({ file, line, column, value, reason, fix }: NamedProblem): string {
  const where = [file, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [column])].join(', ');
  return `${where}${value === null ? '' : ` "${value}"`}: ${reason}. ${fix}`;
}
