import { toCents } from '../../cost/cents';
import { type Rates, DEFAULT_RATES } from '../../rates/rates';
import type { Work } from '../../../contract/units/unit';
import { DEFAULT_FR3_GALLONS } from '../../limits';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { highestVolts } from '../reading/voltage';
import { worksIn } from './totals';

type RewindRates = Pick<Rates, 'rewindPerKva5' | 'rewindPerKva15' | 'rewindPerKva25' | 'rewindPerKva35'>;

/** The highest volts of each voltage class, with its rate. */
const CLASSES = [
  [5_000, 'rewindPerKva5'],
  [15_000, 'rewindPerKva15'],
  [25_000, 'rewindPerKva25'],
  [34_500, 'rewindPerKva35'],
] as const;

/** US dollars per kVA at this voltage class; null without a rate or voltage. */
function rewindRate(rates: RewindRates, highestVolts: number | null): number | null {
  const rateId = highestVolts === null ? undefined : CLASSES.find(([volts]) => highestVolts <= volts)?.[1];
  return rateId === undefined ? null : rates[rateId];
}

/**
 * The cost of a rewind to another voltage, in cents; null without a rate, voltage or kVA.
 *
 * @param highestVolts line to line, the highest of the order's primary
 */
export function rewindCents(rates: RewindRates, highestVolts: number | null, kva: number | null): number | null {
  const perKva = rewindRate(rates, highestVolts);
  return perKva === null || kva === null ? null : toCents(perKva * kva);
}

/** A unit's costs and price in whole cents; null if not recorded. A price of 0 is no record either. */
export interface UnitMoney {
  /** Unit, labor and materials as recorded; null without the unit's own cost. */
  base: number | null;
  /** All three are recorded. */
  isBaseComplete: boolean;
  listPrice: number | null;
}

/** Recorded costs of a unit, in dollars. */
type Costed = Pick<
  Candidate,
  | ('unitCost' | 'laborCost' | 'materialsCost' | 'listPrice' | 'fr3FillCost' | 'turnPullCost')
  | ('feedConversionCost' | 'replacementCabinetCost' | 'retankCost' | 'oilVolumeGal')
>;

export const moneyOf = (unit: Pick<Costed, 'unitCost' | 'laborCost' | 'materialsCost' | 'listPrice'>): UnitMoney => ({
  base: baseCents(unit),
  isBaseComplete: unit.unitCost !== null && unit.laborCost !== null && unit.materialsCost !== null,
  listPrice: recorded(unit.listPrice),
});

/** Cost of work on a unit, in cents: as recorded, otherwise the rates' price; null without either. 0 counts as not recorded. */
export function workCents(unit: Costed, work: Exclude<Work, 'rewind'>, rates: Rates = DEFAULT_RATES): number | null {
  switch (work) {
    case 'turnPull':
      return recorded(unit.turnPullCost) ?? recorded(rates.priceTurnPull);
    case 'feedConversion':
      return recorded(unit.feedConversionCost) ?? recorded(rates.priceFeedConversion);
    case 'fr3':
      return recorded(unit.fr3FillCost) ?? fillCents(unit, rates);
    case 'replacementCabinet':
      return recorded(unit.replacementCabinetCost) ?? recorded(rates.priceReplacementCabinet);
    case 'reTank':
      return recorded(unit.retankCost) ?? recorded(rates.priceReTank);
  }
}

/** The gallons of the unit if they are known, else those that an FR3 fill is assumed to take. */
const fillCents = ({ oilVolumeGal = null }: Costed, { priceFr3Gallon: price }: Rates): number | null =>
  price === null ? null : recorded(price * (oilVolumeGal || Number(DEFAULT_FR3_GALLONS)));

const baseCents = ({
  unitCost,
  laborCost,
  materialsCost,
}: Pick<Costed, 'unitCost' | 'laborCost' | 'materialsCost'>): number | null =>
  unitCost === null ? null : toCents(unitCost) + toCents(laborCost ?? 0) + toCents(materialsCost ?? 0);

const recorded = (dollars: number | null): number | null => (dollars !== null && dollars > 0 ? toCents(dollars) : null);

/** Work that a unit needs, in cents; null if no cost is recorded. */
export interface NeededCents {
  work: Work;
  cents: number | null;
}

/** The work that closes a unit's gaps, with its cost; the cost of a rewind is computed only if needed. */
export const neededCents = (
  unit: Costed,
  flags: number,
  rewind: () => number | null,
  rates: Rates,
): readonly NeededCents[] =>
  worksIn(flags).map((work) => ({ work, cents: work === 'rewind' ? rewind() : workCents(unit, work, rates) }));

/** Cost of a rewind at this kVA for an order, in cents; null without a rate. */
export const rewindCost = (requirement: MatchRequirement, kva: number | null, rates: Rates): number | null =>
  rewindCents(rates, primaryVolts(requirement), kva) || null;

/** Whether a rewind for an order has a cost at all. */
export const isRewindPriced = (requirement: MatchRequirement, rates: Rates): boolean =>
  rewindRate(rates, primaryVolts(requirement)) !== null;

const primaryVolts = ({ primaryVoltage }: MatchRequirement): number | null =>
  primaryVoltage?.value ? highestVolts(primaryVoltage.value) : null;

/** The work whose cost is recorded, in cents. */
export const knownCents = (needed: readonly NeededCents[]): number =>
  needed.reduce((sum, { cents }) => sum + (cents ?? 0), 0);

/** The order's price, otherwise the unit's list price, in cents; null if neither is above 0. */
export const priceCents = (money: Pick<UnitMoney, 'listPrice'>, { salePrice }: MatchRequirement): number | null =>
  recorded(salePrice) ?? money.listPrice;

/** Percent of the price; null without a price or a cost. */
export const marginPercentage = (priceCents: number | null, costCents: number | null): number | null =>
  priceCents === null || costCents === null ? null : ((priceCents - costCents) / priceCents) * 100;
