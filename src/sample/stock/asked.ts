import { askedDesign, salePrice, type Design } from '../designs';
import { createRandom } from '../random';
import { customerRequestsOf } from '../requests/customerRequests';
import { demandOf, unusualFusing } from './demands';
import { rivalOf, situationOf } from './situations';
import { unstockedDesign } from './unstocked';
import type { Wanted } from './wanted';

const DESIGN_SEED = 20_260_303;
const REQUESTS_SEED = 20_300_302;
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
    const { design, requests } = asked(rivalOf(index));
    return { requests, plain: design, design: { ...design, price: salePrice(design.kva, random) } };
  }
  const { requests, ...own } = askedFor(index);
  const plain = { ...own.plain, ...unusualFusing(situation, random) };
  if (situation === 'unstocked') return { plain, requests, design: unstockedDesign(plain, index, random) };
  return { plain, requests, design: { ...plain, ...demandOf(situation, plain, random) } };
}

function askedFor(index: number): Pick<Asked, 'plain' | 'requests'> {
  const design = askedDesign(designSource(index));
  const requests = customerRequestsOf(design, createRandom(REQUESTS_SEED + index));
  const { winding, secBush, impedancePct } = requests;
  return { requests, plain: { ...design, winding, secBush, impedancePct } };
}
