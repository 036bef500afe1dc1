import { MAX_PRICE } from '../../../contract/estimates/inputs';
import { toDollars } from '../../cost/cents';
import { formatPrice } from '../../format/money';
import { jobCents, type Job } from './job';

/** '$41,250.50' is 41250.5, empty is null, invalid is undefined. */
export function priceIn(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (plain === '') return null;
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/.test(plain)) return undefined;
  const price = Number(plain.replaceAll(',', ''));
  return price >= 0.01 && price <= MAX_PRICE ? price : undefined;
}

/** '25' or '12.5%'; undefined for a margin that no price can reach. */
export function marginIn(text: string): number | undefined {
  const plain = text.trim().replace(/\s*%$/, '');
  return /^\d{1,2}(?:\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;
const hundredths = (percent: number) => Math.round(percent * 100);

export const isMargin = (percent: number): boolean => percent > -1_000 && hundredths(percent) < WHOLE;

/** The lowest price in US dollars, to the cent, with at least this margin in percent; null without a unit cost or such a price. */
export function priceForMargin(job: Job, percent: number): number | null {
  const cents = jobCents(job);
  if (cents === null || !isMargin(percent)) return null;
  return toDollars(Math.max(1, Math.ceil((cents * WHOLE) / (WHOLE - hundredths(percent)))));
}

export function lowestPriceText(job: Job, percent: number, isComplete: boolean): string | null {
  const price = priceForMargin(job, percent);
  return price === null ? null : `${isComplete ? '' : 'at least '}${formatPrice(price)}`;
}

/** The highest cost in cents at which a price in cents has at least this margin. */
export const budgetCents = (price: number, percent: number): number =>
  Math.floor((price * (WHOLE - hundredths(percent))) / WHOLE);
