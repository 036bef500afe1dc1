import type { RateValues } from '../../contract/rates/rates';
import type { Permission } from './access';
import { withoutCosts } from '../cost/work';
import { DEFAULT_RATES } from '../rates/rates';
import type { InventorySort } from '../../contract/inventory/inventoryQuery';

type Replace = (value: unknown) => unknown;

const withoutCostsIn: Replace = (value) => (typeof value === 'string' ? withoutCosts(value) : value);
const gapsWithoutCosts: Replace = (gaps) =>
  Array.isArray(gaps) ? gaps.map((gap: { text?: unknown }) => ({ ...gap, text: withoutCostsIn(gap.text) })) : gaps;

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
  ...['cost', 'by_rate', 'cost_change'],
  ...['margin', 'margin_percentage', 'marginPercentage', 'marginChange', 'is_complete'],
  ...['worked', 'workedToday'],
];

/** Fields of the contract with costs, by name, at any depth. Sale prices of orders are public. */
const costFields: ReadonlyMap<string, Replace> = new Map([
  ...money.map((name) => [name, () => null] as const),
  ...['margins', 'differences', 'approvalReasons'].map((name) => [name, () => []] as const),
  ...['reTankCost', 'additionalCabinetCost'].map((name) => [name, () => ''] as const),
  // These texts name the cost of work.
  ...['reason', 'note'].map((name) => [name, withoutCostsIn] as const),
  ['gaps', gapsWithoutCosts] as const,
  ...moneyRates.map((name) => [name, () => DEFAULT_RATES[name]] as const),
]);

export const visibleTo = (own: ReadonlySet<Permission>, answer: unknown): unknown =>
  own.has('seeCost') ? answer : hideCosts(answer);

function hideCosts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideCosts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, (costFields.get(name) ?? hideCosts)(each)]),
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

export const refusedParameter = (own: ReadonlySet<Permission>, query: Readonly<Record<string, unknown>>) =>
  own.has('seeCost') ? null : costParameter(query);
