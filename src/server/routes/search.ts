import { paths } from '../../contract/paths';
import { searchQuerySchema, searchSchema } from '../../contract/search';
import { toNumber } from '../presenters/decimal';
import type { SearchRepository } from '../repositories/search/search';
import type { Api } from './api';

/** One search over orders, units, customers and salespeople. */
export function registerSearch(app: Api, search: SearchRepository): void {
  const summary = 'Finds orders, units, customers and salespeople from the first letters';
  const schema = { summary, tags: ['Search'], querystring: searchQuerySchema, response: { 200: searchSchema } };
  app.get(paths.search, { schema }, async ({ query }) => {
    const { jobs, units, customers, salespeople } = await search.find(query.q);
    return {
      jobs: jobs.map(({ id, assigned_serial, ...job }) => ({ order_id: id, unit_serial: assigned_serial, ...job })),
      units: units.map((unit) => ({ ...unit, kva_rating: toNumber(unit.kva_rating) })),
      customers,
      salespeople,
    };
  });
}
