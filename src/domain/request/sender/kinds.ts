import { isRegion } from '../names/regions';
import { isCapitalized, isName, isOrganization, isSellerName, isTitle } from '../names/vocabulary';

/** What a piece of a signature is. */
export type Kind = 'name' | 'title' | 'company' | 'capitalized' | 'reach' | 'address' | 'words';

const ADDRESS =
  /^(?:\d{1,6}[a-z]? (?:[NSEW]\.?(?: |$)|\p{L}{2,})|\d{5}(?:-\d{4})?$|p\.?\s?o\.? box|suite|ste\b|unit \d|box \d)|\b[A-Z]{2},? \d{5}\b|\b\d{5}(?:-\d{4})?$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b(?:www\.|https?:)|\.com\b/iu;
const REACH = /^(?:tel|phone|cell|mobile|office|fax|direct|email|e-mail|ph|o|c|m|d|t|f|p|w)\b[.:]?\s*(?:[\d(+].*)?$/i;

export function kindOf(text: string): Kind {
  if (REACH.test(text)) return 'reach';
  if (
    ADDRESS.test(text) ||
    (/^\p{Lu}/u.test(text) && isRegion(text)) ||
    (/\s[A-Z]{2}$/.test(text) && isRegion(text.slice(-2)))
  )
    return 'address';
  if (isTitle(text)) return 'title';
  if (isOrganization(text) || isSellerName(text)) return 'company';
  if (isName(text)) return 'name';
  return isCapitalized(text) ? 'capitalized' : 'words';
}
