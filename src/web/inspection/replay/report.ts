import type { Difference } from './differences';
import type { ReplayedStep } from './replayTrace';

const MAX_LENGTH = 120;

function valueText(value: unknown): string {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** E.g. 'state.value: recorded "saving", today "editing"'. */
export const differenceTexts = (differences: readonly Difference[]): string[] =>
  differences.map(({ path, recorded, today }) => `${path}: recorded ${valueText(recorded)}, today ${valueText(today)}`);

/** The lines that report a step that differs from the recording; none for a step that does not. */
export function differenceLines({ number, title, owner, differences }: ReplayedStep): string[] {
  if (differences.length === 0) return [];
  const name = title.startsWith(`${owner}/`) || owner === 'store' ? title : `${title} of ${owner}`;
  return [`step ${number}  ${name}`, ...differenceTexts(differences).map((text) => `  ${text}`)];
}

/** The line that sums up how many steps were compared and which of them differ. */
export function summaryLine(steps: readonly ReplayedStep[]): string {
  const compared = steps.filter(({ isCompared }) => isCompared);
  const different = compared.filter(({ differences }) => differences.length > 0);
  const uncompared = steps.length - compared.length;
  const rest = uncompared > 0 ? ` ${uncompared} ${uncompared === 1 ? 'was' : 'were'} taken as recorded.` : '';
  return different.length === 0
    ? `All ${compared.length} compared steps are as recorded.${rest}`
    : `${different.length} of ${compared.length} compared steps differ: ${different.map(({ number }) => number).join(', ')}.${rest}`;
}
