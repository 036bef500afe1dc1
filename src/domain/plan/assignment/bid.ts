import { at, NONE } from './problem';
import type { Side } from './sides';

/**
 * Everybody on one side who has nobody, though something is to be gained, takes the partner that is best for it, and leaves to it
 * all that makes it better than the next best, or than none, and `more`: without that, two who are after the same would outbid each
 * other by nothing. Who had that partner bids again. Whoever is taken once stays taken, so that it ends.
 */
export function bid(bidders: Side, partners: Side, more: number): void {
  for (let first = 0; first < bidders.gains.length; first += 1)
    for (
      let bidder = first;
      bidder !== NONE && at(bidders.partnerOf, bidder) === NONE && at(bidders.gains, bidder) > 0;
    ) {
      const { partner, value, second } = offersTo(bidders, partners, bidder);
      const gain = partner === NONE ? 0 : Math.max(0, second - more);
      bidders.gains[bidder] = gain;
      if (partner === NONE) break;
      partners.gains[partner] = value - gain;
      const outbid = at(partners.partnerOf, partner);
      bidders.partnerOf[bidder] = partner;
      partners.partnerOf[partner] = bidder;
      if (outbid !== NONE) bidders.partnerOf[outbid] = NONE;
      bidder = outbid;
    }
}

/** The best partner, or NONE where nobody leaves a gain; what that pair is worth, and the gain with the next best or none. */
function offersTo({ starts, partners, values }: Side, { gains }: Side, bidder: number) {
  let [partner, value, best, second] = [NONE, 0, 0, 0];
  for (let pair = at(starts, bidder); pair < at(starts, bidder + 1); pair += 1) {
    const candidate = at(partners, pair);
    const gain = at(values, pair) - at(gains, candidate);
    if (gain > best) [partner, value, best, second] = [candidate, at(values, pair), gain, best];
    else if (gain > second) second = gain;
  }
  return { partner, value, second };
}
