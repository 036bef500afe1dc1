import type { Work } from '../../contract/unit/unit';

/** What work is called inside a sentence. */
export const workNames: Readonly<Record<Work, string>> = {
  turnPull: 'turn pull',
  rewind: 'rewind',
  feedConversion: 'feed conversion',
  fr3: 'FR3 fill',
  replacementCabinet: 'replacement cabinet',
  reTank: 're-tank',
};

/** What is said of needed work that has no recorded cost, everywhere. */
export const COST_NOT_RECORDED = 'cost not recorded';

/** Work that a unit needs for an order; US dollars, null where no cost is recorded. */
export interface PricedWork {
  work: Work;
  cost: number | null;
  /** The price of the rates stands in for a cost that is not recorded. */
  isByRate?: boolean;
}

/** What work costs, US dollars; a cost of 0 is not recorded. */
export const recordedCost = (dollars: number | null): number | null =>
  dollars !== null && dollars > 0 ? dollars : null;

/** What is said of a cost behind the work: 'turn pull, $2,300', 'Turn pull · cost not recorded', 'turn pull (2300)'. */
const COST = new RegExp(
  String.raw`(?<=${Object.values(workNames).join('|')})(?:(?:, | · )(?:${COST_NOT_RECORDED}|-?\$[\d,]+)| \((?:${COST_NOT_RECORDED}|[\d.]+)\))`,
  'gi',
);

/** A reason, note or list of work without what it costs: 'needs feed conversion'. */
export const withoutCosts = (text: string): string => text.replace(COST, '');
