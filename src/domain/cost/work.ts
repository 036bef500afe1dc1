import type { Work } from '../../contract/units/unit';

export const workNames: Readonly<Record<Work, string>> = {
  turnPull: 'turn pull',
  rewind: 'rewind',
  feedConversion: 'feed conversion',
  fr3: 'FR3 fill',
  replacementCabinet: 'replacement cabinet',
  reTank: 're-tank',
};

export const COST_NOT_RECORDED = 'cost not recorded';

/** Work that a unit needs for an order; US dollars, null if no cost is recorded. */
export interface PricedWork {
  work: Work;
  cost: number | null;
  /** The rates' price replaces a missing cost. */
  isByRate?: boolean;
}

/** US dollars; a cost of 0 counts as not recorded. */
export const recordedCost = (dollars: number | null): number | null =>
  dollars !== null && dollars > 0 ? dollars : null;

/** Matches the cost in 'turn pull, $2,300', 'Turn pull · cost not recorded', 'turn pull (2300)'. */
const COST = new RegExp(
  String.raw`(?<=${Object.values(workNames).join('|')})(?:(?:, | · )(?:${COST_NOT_RECORDED}|-?\$[\d,]+)| \((?:${COST_NOT_RECORDED}|[\d.]+)\))`,
  'gi',
);

export const withoutCosts = (text: string): string => text.replace(COST, '');
