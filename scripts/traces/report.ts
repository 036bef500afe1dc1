import { differenceTexts } from '../../src/web/inspection/replay/report';
import type { StepChange } from './compare';

/** Changes listed unless all are wanted. */
const FEW = 8;

const SIGNS: Readonly<Record<StepChange['how'], string>> = { added: '+', removed: '-', moved: '>', changed: '~' };

const stepsText = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** E.g. '2 steps added, 1 step changed'. */
function countsText(changes: readonly StepChange[]): string {
  const counts = (['added', 'removed', 'moved', 'changed'] as const).map((how) => ({
    how,
    count: changes.filter((change) => change.how === how).length,
  }));
  return counts.flatMap(({ how, count }) => (count > 0 ? [`${stepsText(count)} ${how}`] : [])).join(', ');
}

function changeLines({ how, number, title, differences }: StepChange, isFull: boolean): string[] {
  const texts = differenceTexts(differences);
  const shown = isFull ? texts : texts.slice(0, 1);
  const rest = texts.length - shown.length;
  return [
    `  ${SIGNS[how]} step ${number}  ${title}`,
    ...shown.map((text) => `      ${text}`),
    ...(rest > 0 ? [`      and ${rest} more`] : []),
  ];
}

/** How a new recording differs from the kept one: counts, then each step; the first ones only, unless all are wanted. */
export function changesReport(name: string, changes: readonly StepChange[], isFull: boolean): string[] {
  if (changes.length === 0) return [`${name}: as kept`];
  const shown = isFull ? changes : changes.slice(0, FEW);
  const rest = changes.length - shown.length;
  return [
    `${name}: ${countsText(changes)}`,
    ...shown.flatMap((change) => changeLines(change, isFull)),
    ...(rest > 0 ? [`  and ${stepsText(rest)} more: --full lists all`] : []),
  ];
}
