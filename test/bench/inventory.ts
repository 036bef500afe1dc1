import { paths } from '../../src/contract/paths';
import { withDatabase } from './database';
import { byTurns, percentile, timesOf } from './measure';
import { startProduct } from './product';
import type { Row } from './report';

const [ROUNDS, CALLS] = [5, 20];
const { inventory, inventoryFacets } = paths;

const listsOf = (units: number): Readonly<Record<string, readonly string[]>> => ({
  'counts with a facet': ['kva=500', 'phase=3', 'age=10-19'].map((query) => `${inventoryFacets}?${query}`),
  'counts with text': ['tank', 'rust leaks', 'e'].map((text) => `${inventoryFacets}?search=${text}`),
  'first page of a sort': ['kva', '-year', 'unit_cost'].map((sort) => `${inventory}?ordering=${sort}`),
  'deep page of a sort': [`${inventory}?ordering=-list_price&page_size=100&page=${Math.floor(units / 110)}`],
  'page with text': ['tank', 'no such word', 'e'].map((text) => `${inventory}?search=${text}`),
});

export const benchInventory = (units = 200_000): Promise<Row[]> =>
  withDatabase({ units }, async ({ url }) => {
    const { origin, token, serials, stop } = await startProduct(url);
    const read = async (path = '') => {
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    };
    const p99 = (addresses: readonly string[]) => async () =>
      percentile(await timesOf(CALLS, (nth) => read(addresses[nth % addresses.length])), 0.99);
    const rows: Row[] = [];
    for (const [name, addresses] of Object.entries(listsOf(units))) {
      const { ours, unit } = await byTurns(ROUNDS, {
        ours: p99(addresses),
        unit: p99(serials.map(paths.inventoryByCode)),
      });
      const what = `${units.toLocaleString('en-US')} units: ${name}, p99`;
      rows.push({ what, unit: 'ms', ours, peers: { 'unit by code': unit } });
    }
    await stop();
    return rows;
  });
