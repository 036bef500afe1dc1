import type { NumberRateId } from '../../contract/rates/rates';
import { checkRates } from './checkRates';
import { rateFields, type RateField } from './rateFields';
import type { Rates } from './rates';

/** Rates while being edited: typed texts override numbers. */
export interface RatesDraft {
  readonly rates: Rates;
  readonly texts: Readonly<Partial<Record<NumberRateId, string>>>;
}

export const draftOf = (rates: Rates): RatesDraft => ({ rates, texts: {} });

/** Reapplies edits to rates that someone else has changed since. */
export function rebased({ rates, texts }: RatesDraft, before: Rates, now: Rates): RatesDraft {
  const referenceSite = rates.referenceSite === before.referenceSite ? now.referenceSite : rates.referenceSite;
  const distances = rates.distances === before.distances ? now.distances : rates.distances;
  return { rates: { ...now, referenceSite, distances }, texts };
}

export const textOf = ({ rates, texts }: RatesDraft, { id }: Pick<RateField, 'id'>): string =>
  texts[id] ?? String(rates[id] ?? '');

export function readDraft(draft: RatesDraft) {
  let { rates } = draft;
  const unreadable: Partial<Record<keyof Rates, string>> = {};
  for (const field of rateFields) {
    const value = numberOf(textOf(draft, field));
    if (value === undefined || (value === null && field.isOptional !== true))
      unreadable[field.id] = `Enter a number, like ${draft.rates[field.id] ?? field.max}.`;
    else rates = { ...rates, [field.id]: value };
  }
  const found = checkRates(rates).map(({ field, message }) => [field, message] as const);
  // The first error of a field wins.
  const problems: Readonly<Partial<Record<keyof Rates, string>>> = {
    ...Object.fromEntries(found.toReversed()),
    ...unreadable,
  };
  return { rates, problems };
}

function numberOf(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$|%$/g, '')
    .trim();
  if (plain === '') return null;
  // A comma only separates thousands: '17,5' is not 175.
  const isNumber = /^(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/.test(plain);
  return isNumber ? Number(plain.replaceAll(',', '')) : undefined;
}
