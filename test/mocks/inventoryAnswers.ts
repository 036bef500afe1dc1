import { http, HttpResponse, type HttpHandler } from 'msw';
import { facets, type Facet, type InventoryFacets } from '../../src/contract/inventory/inventoryQuery';
import type { InventoryList, ListedUnit } from '../../src/contract/inventory/inventoryList';
import { calls } from './calls';
import { json } from './answers';

function valueOf(unit: ListedUnit, facet: Facet): string | null {
  if (facet === 'kva') return String(unit.kva_rating);
  if (facet === 'warehouse') return unit.warehouse_desc;
  if (facet === 'needs_cabinet') return unit.needs_cabinet ? 'yes' : 'no';
  return facet === 'availability' ? (unit.reserved_for === null ? 'free' : 'reserved') : null;
}

function fits(unit: ListedUnit, query: URLSearchParams, but?: Facet): boolean {
  const text = `${unit.serial} ${unit.manufacturer} ${unit.notes}`.toLowerCase();
  return (
    text.includes((query.get('search') ?? '').toLowerCase()) &&
    facets.every((facet) => {
      const chosen = facet === but ? [] : query.getAll(facet);
      return chosen.length === 0 || chosen.includes(valueOf(unit, facet) ?? '');
    })
  );
}

const sortValue = (unit: ListedUnit, ordering: string) =>
  ordering.endsWith('kva') ? Number(unit.kva_rating) : String(unit.serial);

const inOrder = (units: readonly ListedUnit[], ordering: string) =>
  units.toSorted((one, other) => {
    const isAfter = sortValue(one, ordering) > sortValue(other, ordering);
    return isAfter === ordering.startsWith('-') ? -1 : 1;
  });

function listed(units: readonly ListedUnit[], query: URLSearchParams): InventoryList {
  const fitting = inOrder(
    units.filter((unit) => fits(unit, query)),
    query.get('ordering') ?? 'serial',
  );
  const size = Number(query.get('page_size') ?? 25);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return { results: fitting.slice(start, start + size), count: fitting.length, without: [] };
}

const counted = (units: readonly ListedUnit[], query: URLSearchParams): InventoryFacets => ({
  results: facets.map((facet) => {
    const values = units.filter((unit) => fits(unit, query, facet)).flatMap((unit) => valueOf(unit, facet) ?? []);
    const counts = [...new Set(values)].map((value) => ({
      value,
      count: values.filter((each) => each === value).length,
    }));
    return { facet, values: counts.toSorted((one, other) => other.count - one.count), more: 0 };
  }),
});

const queryOf = (request: Request) => new URL(request.url).searchParams;

export const inventoryAnswers = (units: readonly ListedUnit[]): HttpHandler[] => [
  http.get(calls.inventoryFacets, ({ request }) => json<InventoryFacets>(counted(units, queryOf(request)))),
  http.get(calls.inventoryExport, ({ request }) => {
    const { count } = listed(units, queryOf(request));
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'x-total-count': String(count) };
    return new HttpResponse('IC#\r\n', { headers });
  }),
  http.get(calls.inventory, ({ request }) => json<InventoryList>(listed(units, queryOf(request)))),
];
