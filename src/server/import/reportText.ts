import type { ImportTableReport } from '../../contract/imports/job';
import type { ImportReport } from './importFiles';
import { describeProblem, type ImportRefusedError } from './staging/problems';
import type { Progress } from './staging/stageFile';

const count = (value: number) => value.toLocaleString('en-US');

/** 'units.csv: 12,000 rows, 48 %' */
export function progressText({ file, rows, bytes, totalBytes }: Progress): string {
  const percent = totalBytes === 0 ? 100 : Math.floor((100 * bytes) / totalBytes);
  return `${file}: ${count(rows)} ${rows === 1 ? 'row' : 'rows'}, ${percent} %`;
}

function tableText(name: string, { read, added, changed, unchanged }: ImportTableReport): string {
  return `${name}: ${count(read)} read, ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged`;
}

/** What an import did, one line per table. */
export function reportText({ orders, units }: Pick<ImportReport, 'orders' | 'units'>): string {
  return [tableText('Units', units), tableText('Orders', orders)].join('\n');
}

/** Every reported problem on a line of its own, then how many there are. */
export function refusalText({ problems, total }: ImportRefusedError): string {
  const rest = total - problems.length;
  const more = rest > 0 ? [`… and ${count(rest)} more`] : [];
  const sum = `${count(total)} ${total === 1 ? 'problem' : 'problems'}. Nothing was changed.`;
  return [...problems.map(describeProblem), ...more, sum].join('\n');
}
