import { NOT_AVAILABLE } from './orNA';

const points = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

/** Percentage points, one decimal ('12.5 pts'); 'N/A' where there is no number. */
export const formatPoints = (value: number | null): string =>
  Number.isFinite(value) ? `${points.format(value ?? 0)} pts` : NOT_AVAILABLE;
