import type { ReplayedStep } from './replayTrace';

const LONGEST = 120;

function said(value: unknown): string {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** One step that went another way than recorded, as people read it; nothing for one that did not. */
export function differenceLines({ number, title, of, differences }: ReplayedStep): string[] {
  if (differences.length === 0) return [];
  const name = title.startsWith(`${of}/`) || of === 'store' ? title : `${title} of ${of}`;
  return [
    `step ${number}  ${name}`,
    ...differences.map(({ path, recorded, today }) => `  ${path}: recorded ${said(recorded)}, today ${said(today)}`),
  ];
}

/** How many steps were compared and how many differ. */
export function summaryLine(steps: readonly ReplayedStep[]): string {
  const compared = steps.filter(({ isCompared }) => isCompared);
  const different = compared.filter(({ differences }) => differences.length > 0);
  const taken = steps.length - compared.length;
  const rest = taken > 0 ? ` ${taken} ${taken === 1 ? 'was' : 'were'} taken as recorded.` : '';
  return different.length === 0
    ? `All ${compared.length} compared steps are as recorded.${rest}`
    : `${different.length} of ${compared.length} compared steps differ: ${different.map(({ number }) => number).join(', ')}.${rest}`;
}
