import { paths } from '../../../contract/paths';
import { type Found, searchQuerySchema, searchSchema } from '../../../contract/search';
import type { Api } from '../../http/api';
import { toFound } from './presenter';
import type { SearchRepository } from './repository';

export function registerSearch(app: Api, search: SearchRepository, stockOf: (text: string) => Found['stock']): void {
  const summary = 'Finds orders, units, customers and salespeople from the first letters';
  const schema = { summary, tags: ['Search'], querystring: searchQuerySchema, response: { 200: searchSchema } };
  app.get(paths.search, { schema }, async ({ query }) => toFound(await search.find(query.q), stockOf(query.q)));
}
