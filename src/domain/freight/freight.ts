import { toCents, toDollars } from '../cost/cents';
import type { Rates } from '../rates/rates';
import type { Estimate } from '../cost/comparison/estimate';

export interface Load {
  /** By road to the delivery; null if a city is unknown. */
  readonly miles: number | null;
  readonly pounds: number | null;
  /** Inches; without a width no permit is counted. */
  readonly width: number | null;
}

export interface KnownFreight {
  readonly kind: 'known';
  readonly dollars: number;
  readonly miles: number;
  readonly pounds: number;
  readonly hasPermit: boolean;
}

export type Freight =
  | KnownFreight
  | { readonly kind: 'not known'; readonly missing: 'weight' | 'distance' | 'rate' }
  | { readonly kind: 'paid by customer' };

type FreightRates = Pick<
  Rates,
  | ('freightPerMile10' | 'freightPerMile20' | 'freightPerMile45' | 'freightPerMileOver45')
  | ('freightMinimum' | 'freightPermit')
>;

/** Pounds up to which each rate per mile applies. */
const CLASSES = [
  [10_000, 'freightPerMile10'],
  [20_000, 'freightPerMile20'],
  [45_000, 'freightPerMile45'],
  [Infinity, 'freightPerMileOver45'],
] as const;

/** A load above either limit needs a permit: 8.5 ft in inches, and pounds. */
const PERMIT = { width: 102, pounds: 45_000 } as const;

/** Whether any rate per mile is set; otherwise no freight is shown. */
export const hasFreight = (rates: FreightRates): boolean => CLASSES.some(([, id]) => rates[id] !== null);

export function freightOf(
  rates: FreightRates,
  { miles, pounds, width }: Load,
  isPaidByCustomer: boolean,
): Freight | null {
  if (!hasFreight(rates)) return null;
  if (isPaidByCustomer) return { kind: 'paid by customer' };
  if (pounds === null || pounds <= 0) return { kind: 'not known', missing: 'weight' };
  if (miles === null) return { kind: 'not known', missing: 'distance' };
  const perMile = perMileOf(rates, pounds);
  if (perMile === null) return { kind: 'not known', missing: 'rate' };
  const hasPermit = pounds > PERMIT.pounds || (width ?? 0) > PERMIT.width;
  const haul = Math.max(toCents(perMile * miles), toCents(rates.freightMinimum ?? 0));
  const permit = hasPermit ? toCents(rates.freightPermit ?? 0) : 0;
  return { kind: 'known', dollars: toDollars(haul + permit), miles, pounds, hasPermit };
}

function perMileOf(rates: FreightRates, pounds: number): number | null {
  const rateId = CLASSES.find(([most]) => pounds <= most)?.[1];
  return rateId === undefined ? null : rates[rateId];
}

type Margin = Pick<Estimate, 'margin' | 'salePrice'>;

/** US dollars and percent of the sale price; null if unknown. */
export function afterFreight({ margin, salePrice }: Margin, freight: Freight | null) {
  const dollars = freightDollars(freight);
  if (dollars === null || margin === null || salePrice === null || toCents(salePrice) === 0) return null;
  const left = toCents(margin) - toCents(dollars);
  return { dollars: toDollars(left), percent: (left * 100) / toCents(salePrice) };
}

/** US dollars of freight that reduce the margin: 0 if the customer pays; null if unknown. */
export function freightDollars(freight: Freight | null): number | null {
  if (freight === null || freight.kind === 'not known') return null;
  return freight.kind === 'known' ? freight.dollars : 0;
}
