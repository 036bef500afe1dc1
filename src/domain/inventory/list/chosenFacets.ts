import { facets, type Facet, type InventoryFacets } from '../../../contract/inventory/inventoryQuery';
import type { Chosen } from './inventoryList';

export const FIRST_VALUES = 8;

export function toggled(chosen: Chosen, facet: Facet, value: string): Chosen {
  const values = chosen[facet] ?? [];
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return next.length > 0 ? { ...chosen, [facet]: next } : without(chosen, facet);
}

export const without = (chosen: Chosen, facet: Facet): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== facet));

export const chosenList = (chosen: Chosen): { facet: Facet; value: string }[] =>
  facets.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ facet, value })));

export interface FacetValue {
  value: string;
  count: number | null;
  isChosen: boolean;
}

const byText = new Intl.Collator('en', { numeric: true });

/** By leading number: a collator puts 0.25 after 0.5. */
function byMeasure(a: string, b: string): number {
  const difference = Number.parseFloat(a) - Number.parseFloat(b);
  return (Number.isFinite(difference) && difference) || byText.compare(a, b);
}

const MEASURES: readonly Facet[] = ['kva', 'primary_voltage', 'secondary_voltage', 'phase', 'age'];

/** The displayed values of a facet: chosen ones first, counted or not, then by frequency, measures from low to high. */
export function facetValues(
  facet: Facet,
  counted: InventoryFacets['results'][number]['values'],
  chosen: readonly string[],
  most = Infinity,
): FacetValue[] {
  const countOf = new Map(counted.map(({ value, count }) => [value, count]));
  const others = counted.map(({ value }) => value).filter((value) => !chosen.includes(value));
  const [first, rest] = [[...chosen], others.slice(0, Math.max(0, most - chosen.length))].map((values) =>
    MEASURES.includes(facet) ? values.toSorted(byMeasure) : values,
  );
  const valueOf = (isChosen: boolean) => (value: string) => ({ value, count: countOf.get(value) ?? null, isChosen });
  return [...(first ?? []).map(valueOf(true)), ...(rest ?? []).map(valueOf(false))];
}
