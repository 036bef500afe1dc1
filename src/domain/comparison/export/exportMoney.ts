import type { Estimate } from '../../cost/comparison/estimate';
import { marginShare, notRecorded } from '../../cost/comparison/estimateWords';
import { neededWork } from '../../cost/comparison/neededWork';
import { COST_NOT_RECORDED } from '../../cost/recordedCost';
import { workNames } from '../../cost/workNames';
import type { CostParts } from '../../cost/comparison/costParts';
import { roundMargin } from '../../format/margin';
import { column, rounded, yesOrNo, type ExportColumn } from './exportColumn';

const money = (title: string, of: (estimate: Estimate) => number | null): ExportColumn =>
  column(title, ({ estimate }) => rounded(of(estimate), 2), 'money');
const part = (title: string, of: (parts: CostParts) => number | null): ExportColumn =>
  money(title, ({ costParts }) => (costParts === null ? null : of(costParts)));

/** What a unit needs for the order, and which of it the figures leave out. US dollars. */
export const workColumns: readonly ExportColumn[] = [
  column('Needed work', ({ unit }) =>
    neededWork(unit)
      .map(({ work, cost }) => `${workNames[work]} ${cost === null ? `(${COST_NOT_RECORDED})` : `(${cost})`}`)
      .join('; '),
  ),
  column('Switched off', ({ estimate }) => estimate.omitted.map((work) => workNames[work]).join('; ')),
  column('Cost not recorded', ({ estimate }) => notRecorded(estimate).join('; ')),
];

/** Price, cost and margin as on the card, to the cent. US dollars. */
export const moneyColumns: readonly ExportColumn[] = [
  money('Price', ({ salePrice }) => salePrice),
  column('Price from', ({ estimate }) => estimate.priceOrigin),
  money('List price', ({ listPrice }) => listPrice),
  money('Cost', ({ cost }) => cost),
  part('Unit cost', ({ unit }) => unit),
  part('Unit labor', ({ labor }) => labor),
  part('Unit materials', ({ materials }) => materials),
  part('FR3 fill', ({ fr3Fill }) => fr3Fill),
  part('Turn pull cost', ({ turnPull }) => turnPull),
  part('Rewind cost', ({ rewind }) => rewind),
  money('Materials', ({ materials }) => materials),
  money('Labor', ({ labor }) => labor),
  money('Total cost (without labor)', ({ totalCost }) => totalCost),
  money('Margin', ({ margin }) => margin),
  column(
    'Margin %',
    ({ estimate }) => {
      const share = marginShare(estimate);
      return share === null ? null : roundMargin(share, estimate.goodMargin);
    },
    'percent',
  ),
  column('Profit (points)', ({ estimate }) =>
    marginShare(estimate) === null ? null : rounded(estimate.profitPercentage, 1),
  ),
  column('Margin complete', ({ estimate }) => yesOrNo(estimate.isComplete)),
];
