import type { Plan, PlanBand } from '../../contract/plan/plan';
import { formatNumber } from '../format/number';
import type { Chart } from '../overview/chart';

const percent = (share: number) => Math.round(share * 100);
const ways = ['plan', 'first_come', 'reserved'] as const;

/** What the units of each match earn: in the plan, first come first served, and those that are reserved. */
export function bandsChart({ bands }: Pick<Plan, 'bands'>): Chart {
  const hasLoss = bands.some((band) => ways.some((way) => band[way].margin < 0));
  return {
    ...{ id: 'plan', title: 'Margin by match', by: 'Match', measure: 'dollars', unit: 'orders', layout: 'grouped' },
    basis: `Where the margin comes from: the units of each match, all orders together.${hasLoss ? ' Losses are shown as $0.' : ''}`,
    series: [
      { name: 'Plan', look: 'fits' },
      { name: 'First come, first served', look: 'second' },
      { name: 'Reserved already', look: 'third' },
    ],
    facts: ['Orders in the plan', 'Orders first come', 'Orders reserved'],
    // The best match stands on top.
    rows: bands.toReversed().map((band) => ({
      name: bandName(band),
      bars: ways.map((way) => ({ value: Math.max(0, band[way].margin), to: null })),
      facts: ways.map((way) => formatNumber(band[way].orders)),
    })),
  };
}

const bandName = ({ from, to }: PlanBand): string =>
  to === 1 ? `${percent(from)} to 100%` : `${percent(from)} to under ${percent(to)}%`;
