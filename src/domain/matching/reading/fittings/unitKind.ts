import { demandIn } from '../../../language/demand';
import type { Vocabulary } from '../../../language/vocabulary';
import { memoizedByText } from '../../../quantity/memoizedByText';

/** How a transformer is mounted. Its phases are a feature of their own. */
export type UnitKind = 'pad' | 'pole' | 'substation';

const KINDS: Vocabulary<UnitKind> = [
  ['pad', /\bpad(?:[\s-]?mount\w*)?\b/g],
  ['pole', /\bpole(?:[\s-]?mount\w*)?\b|\boverhead\b/g],
  ['substation', /\bsub(?:-?stations?)?\b/g],
];

/** 'Three-Phase Pad', 'Pole Mount', 'substation'; null for text that names none. */
export const unitKindDemand = memoizedByText((text) => demandIn(text, KINDS));

/** Null for text that names none or several. */
export const unitKindOf = memoizedByText((text): UnitKind | null => {
  const [only, other] = unitKindDemand(text)?.asked ?? [];
  return only !== undefined && other === undefined ? only : null;
});
