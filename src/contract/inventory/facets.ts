import * as z from 'zod/mini';

/** What the inventory is narrowed by: values of one facet join, facets intersect. In the order in which they are shown. */
export const facets = [
  'kva',
  'primary_voltage',
  'secondary_voltage',
  'connection',
  'phase',
  'fluid',
  /** As the list shows the next four: 'Loop', 'Radial'; 'Dead front', 'Live front'; 'Copper', 'Aluminum'; 'RC', 'RW'. */
  'feed',
  'front',
  'winding',
  'condition',
  'warehouse',
  /** Years since manufacture, in bands: '0-9', '10-19', '20-29', '30-39', '40+'. */
  'age',
  /** 'free', 'reserved' or 'retired'; where none is chosen, retired units are left out. */
  'availability',
  /** 'yes' or 'no', as the next two. */
  'needs_cabinet',
  'needs_tank',
  'has_photos',
] as const;
export type Facet = (typeof facets)[number];

/** The value that stands for 'not recorded'. */
export const NOT_RECORDED = '(not recorded)';

const facetCountsSchema = z.object({
  facet: z.enum(facets),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  /** How many more values there are than those listed. */
  more: z._default(z.int(), 0),
});

/**
 * GET /api/inventory/facets/: the values of each facet with how many units would be listed with each, all other facets and
 * the text standing. At most the 100 most frequent of each, the most frequent first, chosen ones always among them (with
 * 0 where no unit has it). Counts are exact.
 */
export const inventoryFacetsSchema = z.object({ results: z.array(facetCountsSchema) });
export type InventoryFacets = z.output<typeof inventoryFacetsSchema>;
