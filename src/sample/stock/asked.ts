import { askedDesign, salePrice, type Design } from '../designs';
import { createRandom } from '../random';
import { wishesOf } from '../wishes/wishes';
import { demandOf, unusualFusing } from './demands';
import { rivalOf, situationOf } from './situations';
import { unstockedDesign } from './unstocked';
import type { Wanted } from './wanted';

const DESIGN_SEED = 20_260_303;
const WISHES_SEED = 20_300_302;
const DEMAND_SEED = 20_340_302;

/** The source of an order's design, and after it of its units. */
export const designSource = (index: number) => createRandom(DESIGN_SEED + index);

export interface Asked extends Wanted {
  /** What the units made with the order in mind are made for. */
  plain: Design;
}

/** What an order asks for. A contested one asks for the same as its rival, at a price of its own. */
export function asked(index: number): Asked {
  const situation = situationOf(index);
  const random = createRandom(DEMAND_SEED + index);
  if (situation === 'contested') {
    const { design, wishes } = asked(rivalOf(index));
    return { wishes, plain: design, design: { ...design, price: salePrice(design.kva, random) } };
  }
  const { wishes, ...own } = askedFor(index);
  const plain = { ...own.plain, ...unusualFusing(situation, random) };
  if (situation === 'unstocked') return { plain, wishes, design: unstockedDesign(plain, index, random) };
  return { plain, wishes, design: { ...plain, ...demandOf(situation, plain, random) } };
}

function askedFor(index: number): Pick<Asked, 'plain' | 'wishes'> {
  const design = askedDesign(designSource(index));
  const wishes = wishesOf(design, createRandom(WISHES_SEED + index));
  const { winding, secBush, impedancePct } = wishes;
  return { wishes, plain: { ...design, winding, secBush, impedancePct } };
}
