import type { ImportFile, KeptRow, Retirement } from '../../../contract/imports/files';

const count = (value: number) => value.toLocaleString('en-US');
const NAMES: Readonly<Record<ImportFile, string>> = { orders: 'Orders', units: 'Units' };
const WHY: Readonly<Record<ImportFile, string>> = { orders: 'they have a unit', units: 'they are reserved' };

const MOST_NAMED = 20;

/** '0012 (job J5)' */
const keptText = (file: ImportFile, { key, jobNumber }: KeptRow): string =>
  file === 'orders' ? key : `${key} (job ${jobNumber ?? ''})`;

function keptLines({ file, kept, keptCount }: Retirement): readonly string[] {
  if (keptCount === 0) return [];
  const named = kept.slice(0, MOST_NAMED).map((each) => keptText(file, each));
  const more = keptCount > named.length ? ` and ${count(keptCount - named.length)} more` : '';
  return [`${NAMES[file]} that the file lacks and that stay, because ${WHY[file]}: ${named.join(', ')}${more}`];
}

const isQuiet = ({ isWhole, returned }: Retirement): boolean => isWhole !== true && returned === 0;

/** What was retired and brought back; nothing where the files were not complete and nothing came back. */
export const retiredLines = (retirements: readonly Retirement[]): readonly string[] =>
  retirements.flatMap((each) =>
    isQuiet(each)
      ? []
      : [
          `${NAMES[each.file]}: ${count(each.retired)} retired, ${count(each.returned)} brought back`,
          ...keptLines(each),
        ],
  );

function wouldLines(each: Retirement): readonly string[] {
  if (isQuiet(each)) return [];
  const { file, retired, active, returned, isMany } = each;
  const what = `${NAMES[file]}: ${count(retired)} of ${count(active)} active would be retired, ${count(returned)} brought back`;
  const confirm = isMany === true ? ['That is more than 10 %: confirm it with --retire-many.'] : [];
  return [what, ...confirm, ...keptLines(each)];
}

/** What would be retired and brought back. */
export const wouldRetireLines = (retirements: readonly Retirement[]): readonly string[] =>
  retirements.flatMap(wouldLines);
