import type { Overview } from '../../contract/overview';
import { inventoryAddress, ordersAddress } from './addresses';
import { kvaWords } from '../order/groups/bandWords';
import type { Chart } from './chart';
import { countWords } from './countWords';

/** The units that are free against the orders that want one, by rating. */
export function stockChart({ stock, open }: Overview): Chart {
  const free = stock.reduce((sum, { units }) => sum + units, 0);
  return {
    ...{ id: 'stock-against-demand', title: 'Stock against demand by kVA', by: 'kVA', unit: '', facts: [] },
    basis: `${countWords(free, 'free unit')} and ${countWords(open.orders, 'open order')}.`,
    ...{ measure: 'count', layout: 'grouped' },
    series: [
      { name: 'Free units', look: 'third' },
      { name: 'Open orders', look: 'plain' },
    ],
    rows: stock.map(({ kva, units, inventoryQuery, orders, query }) => ({
      name: kvaWords(kva),
      bars: [
        { value: units, to: units > 0 ? inventoryAddress(inventoryQuery) : null },
        { value: orders, to: orders > 0 ? ordersAddress(query) : null },
      ],
      facts: [],
    })),
  };
}
