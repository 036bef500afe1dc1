import { plainNumber, quantityText, type Quantity } from '../../quantity/quantity';

/** Percent, both ends included; equal ends are a nominal value. */
export interface Impedance {
  readonly from: number;
  readonly to: number;
}

const UNIT = /\s*%(?:\s?i?z)?\.?$/i;
const LIMIT = /^(min|max)(?:imum|\.)?\s+/i;
/** No impedance is higher. */
const MAX_PERCENT = 100;

/** '5.75', '5.75 %Z', 'min 5', 'max 5.75', '4.5 to 6'. Null for other text. */
export function parseImpedance(value: Quantity): Impedance | null {
  const text = quantityText(value).replace(UNIT, '');
  const limit = LIMIT.exec(text)?.[1]?.toLowerCase();
  const [from = null, to = from, ...more] = text
    .replace(LIMIT, '')
    .split(/\s*(?:\bto\b|–)\s*/)
    .map(numberOf);
  if (from === null || to === null || more.length > 0 || from > to) return null;
  if (limit === undefined) return { from, to };
  return limit === 'min' ? { from, to: MAX_PERCENT } : { from: 0, to };
}

function numberOf(text: string): number | null {
  const number = plainNumber(text.replace(UNIT, ''));
  return number !== null && number > 0 ? number : null;
}
