import { INCOMPLETE, marginBands, NONE } from '../../contract/order/ordersBands';
import type { Overview } from '../../contract/overview';
import { formatNumber } from '../format/number';
import { ordersAddress } from './addresses';
import { marginWords } from '../order/groups/bandWords';
import type { Chart } from './chart';
import { countWords } from './countWords';

/** What the best units of covered orders leave. */
export function marginChart({ margins }: Overview): Chart {
  const covered = margins.reduce((sum, { orders }) => sum + orders, 0);
  const known = margins.filter(({ margin }) => margin !== NONE && margin !== INCOMPLETE);
  const counted = known.reduce((sum, { orders }) => sum + orders, 0);
  const others = margins.map(({ margin }) => margin).filter((margin) => margin === INCOMPLETE || margin === NONE);
  return {
    ...{ id: 'margins', title: 'Margin distribution', by: 'Margin', unit: 'orders', facts: [] },
    basis: `${countWords(covered, 'open order')} with a free unit that fits, with or without work, by the margin of the best one; it is known of ${formatNumber(counted)}.`,
    ...{ measure: 'count', layout: 'stacked' },
    series: [{ name: 'Orders', look: 'plain' }],
    rows: [...marginBands, ...others].map((margin) => {
      const found = margins.find((each) => each.margin === margin);
      return {
        name: marginWords(margin),
        bars: [found ? { value: found.orders, to: ordersAddress(found.query) } : null],
        facts: [],
        ...(margin === 'under 0' && { look: 'late' as const }),
        ...((margin === INCOMPLETE || margin === NONE) && { look: 'unknown' as const }),
      };
    }),
  };
}
