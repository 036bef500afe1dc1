import { demandIn, type Demand } from '../../../language/demand';
import { bushingKindNames, holesIn, type BushingKind } from '../../../language/things/secondaryBushings';
import { inField } from '../../../language/vocabulary';
import { memoizedByText } from '../../../quantity/memoizedByText';

const KINDS = inField(bushingKindNames);

/** '6-hole spade', 'spade 6 hole', 'six hole NEMA spades', '6 or 10 hole spade'; the numbers of holes, fewest first. 'No 4-hole spade' is a denial of just that. */
export interface SecondaryBushings {
  readonly holes: readonly number[];
  readonly kind: Demand<BushingKind> | null;
}

/** Null for text that names neither holes nor a kind. */
export const secondaryBushingsIn = memoizedByText((text): SecondaryBushings | null => {
  const words = text.toLowerCase();
  const kind = demandIn(words, KINDS);
  const holes = holesIn(words);
  return kind === null && holes.length === 0 ? null : { kind, holes: holes.sort((a, b) => a - b) };
});
