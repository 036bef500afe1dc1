import { coverages } from '../../contract/order/coverage';
import { NOT_JUDGED } from '../../contract/order/ordersBands';
import type { Overview } from '../../contract/overview';
import { ordersAddress } from './addresses';
import { classWords, kvaWords } from '../order/groups/bandWords';
import { coverageWords } from '../order/coverageWords';
import type { Chart, ChartRow, SeriesLook } from './chart';
import { countWords } from './countWords';

type Counts = Overview['coverageByKva'][number]['coverages'];
type Shown = Counts[number]['coverage'];

const looks: Readonly<Record<Shown, SeriesLook>> = {
  ...{ fits: 'fits', work: 'work', check: 'check', misses: 'misses', none: 'none' },
  ...{ 'not stated': 'rest', [NOT_JUDGED]: 'unknown' },
};

/** Orders whose coverage is still being worked out. */
export const stillJudged = ({ coverageByKva }: Overview): number =>
  coverageByKva
    .flatMap((group) => group.coverages)
    .reduce((sum, { coverage, orders }) => sum + (coverage === NOT_JUDGED ? orders : 0), 0);

function coverageRow(name: string, counts: Counts, shown: readonly Shown[]): ChartRow {
  const bars = shown.map((coverage) => {
    const found = counts.find((each) => each.coverage === coverage);
    return found ? { value: found.orders, to: ordersAddress(found.query) } : null;
  });
  return { name, bars, facts: [] };
}

function coverageChart(overview: Overview, what: string, groups: readonly { name: string; counts: Counts }[]) {
  const judging = stillJudged(overview);
  const shown: readonly Shown[] = judging > 0 ? [...coverages, NOT_JUDGED] : coverages;
  const left = judging > 0 ? ` ${countWords(judging, 'order')} still being judged.` : '';
  return {
    ...{ measure: 'count' as const, layout: 'stacked' as const, unit: 'orders', facts: [] },
    basis: `${countWords(overview.open.orders, 'open order')}, each by its best free unit and ${what}.${left}`,
    series: shown.map((coverage) => ({ name: coverageWords[coverage], look: looks[coverage] })),
    rows: groups.map(({ name, counts }) => coverageRow(name, counts, shown)),
  };
}

/** How stock covers open orders, by rating. */
export const coverageByKva = (overview: Overview): Chart => ({
  ...{ id: 'coverage-by-kva', title: 'Coverage by kVA', by: 'kVA' },
  ...coverageChart(
    overview,
    'rating',
    overview.coverageByKva.map((group) => ({ name: kvaWords(group.kva), counts: group.coverages })),
  ),
});

/** The same by the class of the primary. */
export const coverageByClass = (overview: Overview): Chart => ({
  ...{ id: 'coverage-by-voltage-class', title: 'Coverage by voltage class', by: 'Primary' },
  ...coverageChart(
    overview,
    'the voltage class of its primary',
    overview.coverageByPrimary.map((group) => ({ name: classWords(group.primaryClass), counts: group.coverages })),
  ),
});
