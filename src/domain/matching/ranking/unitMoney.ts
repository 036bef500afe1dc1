import type { Work } from '../../../contract/unit/unit';
import { toCents } from '../../cost/cents';
import { DEFAULT_FR3_GALLONS } from '../../limits';
import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { rewindCents } from '../../cost/rewindRate';
import { highestVolts } from '../reading/voltageClass';
import { worksIn, type Totals } from './totals';

/**
 * A unit's costs and price in whole cents; null where none is recorded. Of prices and work, 0 is no record either. Work without
 * a recorded cost has the price of the rates, where they have one.
 */
export interface UnitMoney {
  /** Unit, labor and materials, as far as they are recorded; null where the unit's own cost is not. */
  base: number | null;
  /** All three are recorded. */
  isBaseComplete: boolean;
  listPrice: number | null;
  works: Readonly<Record<Exclude<Work, 'rewind'>, number | null>>;
}

type Costed = Pick<
  Candidate,
  | ('unitCost' | 'laborCost' | 'materialsCost' | 'listPrice' | 'fr3FillCost' | 'turnPullCost')
  | ('feedConversionCost' | 'replacementCabinetCost' | 'retankCost' | 'oilVolumeGal')
>;

export const moneyOf = (unit: Costed, rates: Rates = DEFAULT_RATES): UnitMoney => ({
  base: baseCents(unit),
  isBaseComplete: unit.unitCost !== null && unit.laborCost !== null && unit.materialsCost !== null,
  listPrice: recorded(unit.listPrice),
  works: {
    turnPull: recorded(unit.turnPullCost) ?? recorded(rates.priceTurnPull),
    feedConversion: recorded(unit.feedConversionCost) ?? recorded(rates.priceFeedConversion),
    fr3: recorded(unit.fr3FillCost) ?? fillCents(unit, rates),
    replacementCabinet: recorded(unit.replacementCabinetCost) ?? recorded(rates.priceReplacementCabinet),
    reTank: recorded(unit.retankCost) ?? recorded(rates.priceReTank),
  },
});

/** The gallons of the unit where they are known, else those that an FR3 fill is assumed to take. */
const fillCents = ({ oilVolumeGal = null }: Costed, { priceFr3Gallon: price }: Rates): number | null =>
  price === null ? null : recorded(price * (oilVolumeGal || Number(DEFAULT_FR3_GALLONS)));

const baseCents = ({ unitCost, laborCost, materialsCost }: Costed): number | null =>
  unitCost === null ? null : toCents(unitCost) + toCents(laborCost ?? 0) + toCents(materialsCost ?? 0);

const recorded = (dollars: number | null): number | null => (dollars !== null && dollars > 0 ? toCents(dollars) : null);

/** Work that a unit needs, in cents; null where no cost is recorded. */
export interface NeededCents {
  work: Work;
  cents: number | null;
}

/** What closes the gaps that work can close, with its cost: the unit's own, else the price of the rates; a rewind is by kVA. */
export const neededCents = (money: UnitMoney, { flags }: Pick<Totals, 'flags'>, rewind: number | null): NeededCents[] =>
  worksIn(flags).map((work) => ({ work, cents: work === 'rewind' ? rewind : money.works[work] }));

/** What a rewind of a unit of so many kVA costs for an order, in cents; null without a rate. */
export const rewindCost = ({ primaryVoltage }: MatchRequirement, kva: number | null, rates: Rates): number | null => {
  const voltage = primaryVoltage?.value;
  return rewindCents(rates, voltage ? highestVolts(voltage) : null, kva) || null;
};

/** The work whose cost is recorded, in cents. */
export const knownCents = (needed: readonly NeededCents[]): number =>
  needed.reduce((sum, { cents }) => sum + (cents ?? 0), 0);

/** What the order brings: its own price, else the unit's list price, in cents; null where neither is above 0. */
export const priceCents = (money: UnitMoney, { salePrice }: MatchRequirement): number | null =>
  recorded(salePrice) ?? money.listPrice;

/** Percent of the price; null without a price or a cost. */
export const marginPercentage = (priceCents: number | null, costCents: number | null): number | null =>
  priceCents === null || costCents === null ? null : ((priceCents - costCents) / priceCents) * 100;
