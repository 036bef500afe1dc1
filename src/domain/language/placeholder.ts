import { quantityText, type Quantity } from '../quantity/quantity';

const PLACEHOLDER =
  /^(?:un-?known|unk|n\.?\/?a\.?|none|nil|null|no data|not (?:known|recorded|specified|stated|given|available|applicable)|t\.?b\.?[acd]\.?|s\.o\.?|n\.d\.?|n\/d|sans objet|inconnue?|à (?:venir|déterminer|confirmer)|por (?:definir|confirmar)|desconocid[oa]|[-–—_.?]+)$/i;

/** 's.o. / N/A' says it in two languages. */
const isPlaceholder = (text: string): boolean =>
  PLACEHOLDER.test(text) || (text.includes(' / ') && text.split(' / ').every((each) => PLACEHOLDER.test(each)));

/** The text of a field; empty for nothing and for what only fills a field ('Unknown', 'N/A', '-'). */
export function recordedText(value: Quantity): string {
  const text = quantityText(value);
  return isPlaceholder(text) ? '' : text;
}

/** As `recordedText` for fields in which 'None' is a value: fusing and taps. */
export function recordedOrNone(value: Quantity): string {
  const text = quantityText(value);
  return /^none$/i.test(text) ? text : recordedText(text);
}
