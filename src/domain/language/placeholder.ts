import { quantityText, type Quantity } from '../quantity/quantity';

const PLACEHOLDER =
  /^(?:un-?known|unk|n\.?\/?a\.?|none|nil|null|no data|not (?:known|recorded|specified|stated|given|available|applicable)|t\.?b\.?[acd]\.?|[-–—_.?]+)$/i;

/** The text of a field; empty for nothing and for what only fills a field ('Unknown', 'N/A', '-'). */
export function recordedText(value: Quantity): string {
  const text = quantityText(value);
  return PLACEHOLDER.test(text) ? '' : text;
}

/** As `recordedText` for fields in which 'None' is a value: fusing and taps. */
export function recordedOrNone(value: Quantity): string {
  const text = quantityText(value);
  return /^none$/i.test(text) ? text : recordedText(text);
}
