import { HIGHEST_PRICE } from '../../contract/estimates/inputs';

/** A price as it is typed: '$41,250.50' is 41250.5, nothing is null; undefined for what is no price. */
export function priceIn(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (plain === '') return null;
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/.test(plain)) return undefined;
  const price = Number(plain.replaceAll(',', ''));
  return price >= 0.01 && price <= HIGHEST_PRICE ? price : undefined;
}

/** A margin as it is typed: '25' or '12.5%'; undefined for what no price can bring. */
export function marginIn(text: string): number | undefined {
  const plain = text.trim().replace(/\s*%$/, '');
  return /^\d{1,2}(?:\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}
