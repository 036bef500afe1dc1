import type { Plan } from '../../contract/plan/plan';
import { formatNumber } from '../format/number';
import type { Chart } from '../overview/chart';

const ways = ['plan', 'first_come', 'reserved'] as const;

/** What the units of each fit class earn: in the plan, first come first served, and those that are reserved. */
export function bandsChart({ bands }: Pick<Plan, 'bands'>): Chart {
  const hasLoss = bands.some((band) => ways.some((way) => band[way].margin < 0));
  return {
    ...{ id: 'plan', title: 'Margin by class', by: 'Class', measure: 'dollars', unit: 'orders', layout: 'grouped' },
    basis: `Where the margin comes from: the units of each fit class, all orders together.${hasLoss ? ' Losses are shown as $0.' : ''}`,
    series: [
      { name: 'Plan', look: 'fits' },
      { name: 'First come, first served', look: 'second' },
      { name: 'Reserved already', look: 'third' },
    ],
    facts: ['Orders in the plan', 'Orders first come', 'Orders reserved'],
    rows: bands.map((band) => ({
      name: band.fit_class,
      bars: ways.map((way) => ({ value: Math.max(0, band[way].margin), to: null })),
      facts: ways.map((way) => formatNumber(band[way].orders)),
    })),
  };
}
