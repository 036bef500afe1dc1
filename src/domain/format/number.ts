import { quantityText, type Quantity, plainNumber } from '../quantity/quantity';
import { lazy } from '../lazy';

/** Shown for missing values (spec sections 2 and 3). */
export const NOT_AVAILABLE = 'N/A';

export function orNA(value: Quantity): string {
  return quantityText(value) || NOT_AVAILABLE;
}

/** Thousands separators and at most two decimals ('12,470'). */
export function formatNumber(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : numbers().format(number);
}

export function formatPercentage(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : percentages().format(number / 100);
}

const numbers = lazy(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));
const percentages = lazy(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    }),
);

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
const points = lazy(() => new Intl.NumberFormat('en-US', ONE_DECIMAL));

export const formatPoints = (value: number | null): string =>
  Number.isFinite(value) ? `${points().format(value ?? 0)} pts` : NOT_AVAILABLE;

export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes.toLocaleString('en-US')} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A rating without its unit ('1,500'); other text unchanged. */
export const kvaText = (value: Quantity): string =>
  plainNumber(value) === null ? quantityText(value) : formatNumber(value);

export function formatKva(value: Quantity): string {
  const text = kvaText(value);
  if (text === '') return NOT_AVAILABLE;
  return plainNumber(text) === null ? text : `${text} kVA`;
}
