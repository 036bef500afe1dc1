import type { RateValues } from '../../contract/rates/rates';
import type { Permission } from './access';
import { withoutCosts } from '../cost/work';
import { DEFAULT_RATES } from '../rates/rates';
import type { InventorySort } from '../../contract/inventory/inventoryQuery';

/** Replaces a field's value for readers without permission. */
type Stand = (value: unknown) => unknown;

const nothing: Stand = () => null;
const none: Stand = () => [];
const wordsAlone: Stand = (value) => (typeof value === 'string' ? withoutCosts(value) : value);
const gapsInWords: Stand = (gaps) =>
  Array.isArray(gaps) ? gaps.map((gap: { text?: unknown }) => ({ ...gap, text: wordsAlone(gap.text) })) : gaps;

/** Rates in dollars, replaced by the public values of the specification. */
const moneyRates = [
  ...(['addOnFr3', 'addOnFeedConversion', 'addOnReplacementCabinet', 'addOnTurnPull', 'addOnReTank'] as const),
  ...(['priceFr3Gallon', 'priceTurnPull', 'priceFeedConversion', 'priceReplacementCabinet', 'priceReTank'] as const),
  ...(['freightPerMile10', 'freightPerMile20', 'freightPerMile45', 'freightPerMileOver45'] as const),
  ...(['freightMinimum', 'freightPermit'] as const),
  ...(['rewindPerKva5', 'rewindPerKva15', 'rewindPerKva25', 'rewindPerKva35'] as const),
  ...(['goodMargin', 'profitPoints'] as const),
] satisfies readonly (keyof RateValues)[];

const money = [
  ...['unit_cost', 'labor_cost', 'materials_cost', 'jcm_total_cost', 'jcm_result', 'm_price', 'list_price'],
  ...['unitCost', 'laborCosts', 'materialsCost', 'sellPrice', 'unitPrice'],
  'freight_paid_by_customer',
  // Of work that a unit needs.
  ...['cost', 'by_rate'],
  ...['margin', 'margin_percentage', 'marginPercentage', 'marginChange', 'is_complete'],
  // All that an estimate came to.
  ...['worked', 'workedToday'],
];

const standsFor = (names: readonly string[], stand: Stand) => names.map((name) => [name, stand] as const);

/**
 * The contract's fields that a permission guards, by name, wherever in an answer they are. What an order brings, its sale
 * price, all may see.
 */
export const guardedFields = {
  seeCost: new Map<string, Stand>([
    ...standsFor(money, nothing),
    // Of the overview, how many orders have which margin.
    ...standsFor(['margins'], none),
    // Of an estimate: what its figures are not any more, whether its margin is good, and costs that were entered.
    ...standsFor(['differences', 'approvalReasons'], none),
    ...standsFor(['reTankCost', 'additionalCabinetCost'], () => ''),
    // Why a unit has its score, and its gaps: they name the cost of work.
    ...standsFor(['reason', 'note'], wordsAlone),
    ...standsFor(['gaps'], gapsInWords),
    ...moneyRates.map((name) => [name, () => DEFAULT_RATES[name]] as const),
  ]),
} satisfies Partial<Record<Permission, ReadonlyMap<string, Stand>>>;

const guards = [{ permission: 'seeCost', fields: guardedFields.seeCost }] as const;

/** An answer as someone with these permissions may see it. */
export const visibleTo = (own: ReadonlySet<Permission>, answer: unknown): unknown =>
  guards.reduce((seen, { permission, fields }) => (own.has(permission) ? seen : without(fields, seen)), answer);

function without(fields: ReadonlyMap<string, Stand>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => without(fields, each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, (fields.get(name) ?? ((own) => without(fields, own)))(each)]),
  );
}

/** Sorts that would reveal costs by their order. */
export const costSorts: ReadonlySet<string> = new Set<InventorySort>(['unit_cost', 'list_price']);

/** The query parameter that requires permission to see costs; null if none. */
export function costParameter(query: Readonly<Record<string, unknown>>): 'margin' | 'ordering' | null {
  if (query['margin'] !== undefined) return 'margin';
  return [query['ordering']].flat().some(isByCost) ? 'ordering' : null;
}

const isByCost = (ordering: unknown): boolean =>
  typeof ordering === 'string' && costSorts.has(ordering.replace(/^-/, ''));

/** The query parameter that these permissions do not allow. */
export const refusedParameter = (own: ReadonlySet<Permission>, query: Readonly<Record<string, unknown>>) =>
  own.has('seeCost') ? null : costParameter(query);
