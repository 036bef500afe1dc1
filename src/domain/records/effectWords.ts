import type { CorrectionEffects } from '../../contract/records/records';
import { formatNumber } from '../format/number';

type Effects = Omit<CorrectionEffects, 'sentences'>;

/** '3 more open orders', '1 fewer available unit' */
function differenceWords(difference: number, what: string): string {
  const count = Math.abs(difference);
  return `${formatNumber(count)} ${difference > 0 ? 'more' : 'fewer'} ${what}${count === 1 ? '' : 's'}`;
}

function fitSentences(effects: Effects, isUnit: boolean): string[] {
  const { fits_before: before, fits_after: after, gained, lost } = effects;
  if (before === null || after === null) return [];
  const what = isUnit ? 'open order' : 'available unit';
  if (before !== after) {
    const words = differenceWords(after - before, what);
    return [isUnit ? `Fits ${words}.` : `${words} ${Math.abs(after - before) === 1 ? 'fits' : 'fit'}.`];
  }
  if (gained.length > 0) return [`Other ${what}s: ${gained.length} gained, ${lost.length} lost.`];
  return after === 0 ? [] : [isUnit ? `Fits the same ${what}s as before.` : `The same ${what}s fit as before.`];
}

function reservationSentences({ reservation }: Effects, isUnit: boolean): string[] {
  if (reservation === null || reservation.before === reservation.after) return [];
  const { job_number: job, serial, before, after } = reservation;
  const what = isUnit ? `It is reserved for ${job ?? 'an order'}` : `Unit ${serial ?? ''} is reserved for it`;
  return [`${what}: '${before ?? 'not judged'}' becomes '${after ?? 'not judged'}'.`];
}

function estimateSentences({ estimates }: Effects): string[] {
  const count = estimates.length;
  if (count === 0) return [];
  const names = estimates.map(({ name, job_number }) => `'${name}' for ${job_number ?? 'an order'}`);
  return [`${count === 1 ? '1 estimate lapses' : `${count} estimates lapse`}: ${names.join(', ')}.`];
}

/** The effects of a correction as sentences: 'Fits 3 more open orders.' */
export const effectSentences = (effects: Effects, isUnit: boolean): string[] => [
  ...fitSentences(effects, isUnit),
  ...reservationSentences(effects, isUnit),
  ...estimateSentences(effects),
];
