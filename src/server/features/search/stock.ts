import type { Found } from '../../../contract/search';
import { INVENTORY_SEARCH_LENGTH } from '../../../domain/limits';
import { hasTraits, tradeTerms } from '../../../domain/trade/tradeTerms';
import type { LiveUnits } from '../matching/liveUnits';

/** How many units the inventory lists for a text with trade terms; null for other texts, and while units are read. */
export function stockOf(liveUnits: Pick<LiveUnits, 'page' | 'isReady'>, text: string): Found['stock'] {
  const terms = text.length > INVENTORY_SEARCH_LENGTH ? [] : tradeTerms(text);
  if (!hasTraits(terms) || !liveUnits.isReady()) return null;
  const words = terms.map(({ source, trait }) => trait?.label ?? `“${source}”`).join(' · ');
  return { words, count: liveUnits.page({ search: text }, 0, 0).count };
}
