import type { Quote } from '../../../contract/matching/quote';
import { plainNumber, quantityText, type Quantity } from '../../quantity/quantity';

/** Standard ratings of three-phase pad-mounted transformers, kVA (IEEE C57.12.34). */
export const STANDARD_KVA = [45, 75, 112.5, 150, 225, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 3750, 5000] as const;

/** A requirement with more combinations of alternatives is not understood. */
const MAX_VARIANTS = 24;

const fields = ['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'] as const;

/** '12470D or 13200D', '750 to 1000'. */
const HAS_ALTERNATIVES = /\d\s*\S{0,8}\s+(?:or|to)\s+\d/i;

/**
 * The requirements, each with one rating and one voltage a side, that a requirement with alternatives admits; itself
 * alone without any. A range of ratings admits its ends and the standard sizes between them.
 */
export function variantsOf(quote: Quote): readonly Quote[] {
  if (!fields.some((field) => HAS_ALTERNATIVES.test(quantityText(quote[field])))) return [quote];
  const variants = fields.reduce<readonly Quote[]>(
    (all, field) => all.flatMap((each) => optionsOf(field, each[field]).map((value) => ({ ...each, [field]: value }))),
    [quote],
  );
  return variants.length > MAX_VARIANTS ? [quote] : variants;
}

function optionsOf(field: (typeof fields)[number], value: Quantity): readonly Quantity[] {
  const text = quantityText(value);
  const options = text.split(/\s+or\s+/i);
  return field === 'kva_rating' ? options.flatMap(ratingsOf) : options.length > 1 ? options : [value];
}

function ratingsOf(text: string): readonly string[] {
  const [from = null, to = null, ...more] = text
    .split(/\s+to\s+/i)
    .map((end) => plainNumber(end.replace(/\s*kva$/i, '')));
  if (from === null || to === null || more.length > 0 || from >= to) return [text];
  const between = STANDARD_KVA.filter((size) => size > from && size < to);
  return [from, ...between, to].map(String);
}
