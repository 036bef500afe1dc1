import type { ImportFile, RetainedRow, RetainedValues, Retirement } from '../../../../contract/import/files';
import type { ImportTableReport, UnreadWord } from '../../../../contract/import/job';
import type { PreparedFiles } from '../prepareFiles';
import type { RowChange } from '../../../../contract/import/layout';
import type { CheckReport, ImportReport } from '../importFiles';
import { describeProblem, type ImportRefusedError, type Problem } from '../staging/problems';
import type { Progress } from '../staging/stageFile';

const count = (value: number) => value.toLocaleString('en-US');
const NAMES: Readonly<Record<ImportFile, string>> = { orders: 'Orders', units: 'Units' };
const WHY: Readonly<Record<ImportFile, string>> = { orders: 'they have a unit', units: 'they are reserved' };

const MAX_NAMED = 20;

/** '0012 (job J5)' */
const stayingText = (file: ImportFile, { key, jobNumber }: RetainedRow): string =>
  file === 'orders' ? key : `${key} (job ${jobNumber ?? ''})`;

function stayingLines({ file, kept, keptCount }: Retirement): readonly string[] {
  if (keptCount === 0) return [];
  const named = kept.slice(0, MAX_NAMED).map((each) => stayingText(file, each));
  const more = keptCount > named.length ? ` and ${count(keptCount - named.length)} more` : '';
  return [`${NAMES[file]} that the file lacks and that stay, because ${WHY[file]}: ${named.join(', ')}${more}`];
}

const isQuiet = ({ isWhole, returned }: Retirement): boolean => isWhole !== true && returned === 0;

const retiredLines = (retirements: readonly Retirement[]): readonly string[] =>
  retirements.flatMap((each) =>
    isQuiet(each)
      ? []
      : [
          `${NAMES[each.file]}: ${count(each.retired)} retired, ${count(each.returned)} brought back`,
          ...stayingLines(each),
        ],
  );

function wouldLines(each: Retirement): readonly string[] {
  if (isQuiet(each)) return [];
  const { file, retired, active, returned, isMany } = each;
  const what = `${NAMES[file]}: ${count(retired)} of ${count(active)} active would be retired, ${count(returned)} brought back`;
  const confirm = isMany === true ? ['That is more than 10 %: confirm it with --retire-many.'] : [];
  return [what, ...confirm, ...stayingLines(each)];
}

export const wouldRetireLines = (retirements: readonly Retirement[]): readonly string[] =>
  retirements.flatMap(wouldLines);

/** 'units.csv: 12,000 rows, 48 %' */
export function progressText({ file, rows, bytes, totalBytes }: Progress): string {
  const percent = totalBytes === 0 ? 100 : Math.floor((100 * bytes) / totalBytes);
  return `${file}: ${count(rows)} ${rows === 1 ? 'row' : 'rows'}, ${percent} %`;
}

function tableText(name: string, { read, added, changed, unchanged }: ImportTableReport): string {
  return `${name}: ${count(read)} read, ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged`;
}

/** '0012 (line 3): kva_rating stays "1500", the file has "1000"' */
const keptText = ({ key, line, column, hand, source }: RetainedValues['values'][number]): string =>
  `${key} (line ${line}): ${column} stays ${quoted(hand)}, the file has ${quoted(source)}`;

function keptLines({ count: number, values }: RetainedValues): readonly string[] {
  if (number === 0) return [];
  const more = number > Math.min(values.length, MAX_NAMED) ? ['…'] : [];
  const sum = `Kept as corrected by hand: ${count(number)} ${number === 1 ? 'value' : 'values'}`;
  return [sum, ...values.slice(0, MAX_NAMED).map(keptText), ...more];
}

export function reportText({ problems = [], problemCount = 0, ...report }: Tables): string {
  const { orders, units, retirements, keptByHand } = report;
  const made = [tableText('Units', units), tableText('Orders', orders)];
  const tables = [...made, ...retiredLines(retirements), ...keptLines(keptByHand)];
  if (problemCount === 0) return tables.join('\n');
  const rows = units.refused + orders.refused;
  const cells = (units.unread ?? 0) + (orders.unread ?? 0);
  const empty =
    cells === 1 ? '1 cell that could not be read is empty' : `${count(cells)} cells that could not be read are empty`;
  const left = `Left out: ${count(rows)} ${rows === 1 ? 'row' : 'rows'}; ${empty}.`;
  return [...tables, left, ...problemLines(problems, problemCount)].join('\n');
}

type Tables = Pick<ImportReport, 'orders' | 'units' | 'retirements' | 'keptByHand'> &
  Partial<Pick<ImportReport, 'problems' | 'problemCount'>>;

/** 'units.csv: columns left out: Foo, Bar', and what reading it does without a question. */
export const fileLines = ({ orders, units }: PreparedFiles): readonly string[] =>
  [units, orders].flatMap((file) => {
    if (file === undefined) return [];
    const { name, leftOut, remarks } = file;
    const columns = leftOut.length === 0 ? [] : [`columns left out: ${leftOut.join(', ')}`];
    return [...columns, ...remarks].map((each) => `${name}: ${each}`);
  });

const MAX_SHOWN = 20;
const quoted = (value: string | null) => (value === null ? 'nothing' : JSON.stringify(value));

/** 'SO117204-1 (line 3): sale_price "41250.00" becomes "39900.00"' */
const changeText = ({ key, line, fields }: RowChange): string =>
  `${key} (line ${line}): ${fields
    .map(({ column, before, after }) => `${column} ${quoted(before)} becomes ${quoted(after)}`)
    .join(', ')}`;

const wouldText = (name: string, { read, added, changed, unchanged, refused }: ImportTableReport): string =>
  `${name}: ${count(read)} read, ${count(added)} new, ${count(changed)} would change, ${count(unchanged)} unchanged, ${count(refused)} refused`;

/** 'taps "5 pos" in 3 rows (first in line 4): matching cannot read it. Write it like +/-5%.' */
const unreadText = ({ column, value, rows, line, example }: UnreadWord): string =>
  `${column} ${quoted(value)} in ${count(rows)} ${rows === 1 ? 'row' : 'rows'} (first in line ${line}): matching cannot read it. Write it like ${example}.`;

export function checkText(report: CheckReport): string {
  const { orders, units, changes, retirements, keptByHand, problems, problemCount, leftOut } = report;
  const shown = changes.slice(0, MAX_SHOWN).map(changeText);
  const more = changes.length > MAX_SHOWN ? ['…'] : [];
  const end = problemCount === 0 ? ['Nothing was changed.'] : [problemsText(problems, problemCount)];
  const tables = [wouldText('Units', units), wouldText('Orders', orders), ...wouldRetireLines(retirements)];
  const unread = report.unreadWords.slice(0, MAX_SHOWN).map(unreadText);
  const without = problemCount > 0 && leftOut !== null ? ['Import without them: --without-refused.'] : [];
  return [...tables, ...keptLines(keptByHand), ...shown, ...more, ...unread, ...end, ...without].join('\n');
}

export const refusalText = ({ problems, total }: ImportRefusedError): string => problemsText(problems, total);

function problemLines(problems: readonly Problem[], total: number): readonly string[] {
  const rest = total - problems.length;
  return [...problems.map(describeProblem), ...(rest > 0 ? [`… and ${count(rest)} more`] : [])];
}

function problemsText(problems: readonly Problem[], total: number): string {
  const sum = `${count(total)} ${total === 1 ? 'problem' : 'problems'}. Nothing was changed.`;
  return [...problemLines(problems, total), sum].join('\n');
}
