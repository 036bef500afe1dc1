import { facets, type Facet, inventorySorts } from '../../../src/contract/inventory/inventoryQuery';
import { paths } from '../../../src/contract/paths';
import { address, type Questions } from './questions';

type Values = ReadonlyMap<Facet, readonly string[]>;

/** What staff ask of an inventory in which the facets have these values, the most frequent first. */
export function inventoryQuestions(values: Values, count: number, serial: string): Questions[] {
  const some = (facet: Facet, most = 6) => (values.get(facet) ?? []).slice(0, most);
  const perFacet = facets.map((facet) => ({
    name: `counts with ${facet}`,
    addresses: some(facet).map((value) => address(paths.inventoryFacets, { [facet]: value })),
  }));
  const combined = some('kva', 10).flatMap((kva) =>
    some('primary_voltage', 5).map((primary_voltage) => ({
      kva: [kva, ...some('kva', 2)],
      primary_voltage,
      availability: 'free',
      age: some('age', 2),
    })),
  );
  const words = ['tank', 'abb', 'rust leaks', serial.slice(0, 4), serial.slice(3), 'no such word', 'e'];
  const listed = (name: string, queries: Record<string, string | readonly string[]>[]) => ({
    name,
    addresses: queries.map((query) => address(paths.inventory, query)),
  });
  const orderings = inventorySorts.flatMap((sort) => [sort, `-${sort}`]);
  return [
    { name: 'counts of everything', addresses: [paths.inventoryFacets] },
    ...perFacet,
    { name: 'counts with four facets', addresses: combined.map((query) => address(paths.inventoryFacets, query)) },
    { name: 'counts with text', addresses: words.map((search) => address(paths.inventoryFacets, { search })) },
    listed(
      'first page of each sort',
      orderings.map((ordering) => ({ ordering })),
    ),
    listed('page with four facets', combined),
    listed(
      'page with text',
      words.map((search) => ({ search })),
    ),
    listed(
      'deep page of each sort',
      orderings.map((ordering) => ({ ordering, page_size: '100', page: String(Math.floor(count / 110)) })),
    ),
  ];
}
