import type { Order } from '../../../contract/order/order';
import { caveats, marginText, priceText } from '../../../domain/cost/comparison/estimateWords';
import { breakdownLines } from '../../../domain/cost/unitDetail/breakdown';
import { estimate } from '../../../domain/cost/unitDetail/estimate';
import { formatMargin, formatMoney } from '../../../domain/format/money';
import { loadedOptions } from '../../../domain/unitOptions/unitOptions';
import { getInventoryByCode } from '../../state/api/inventory/inventoryByCode';
import { getOrderSummary } from '../../state/api/orders/orderSummary';
import { selectRates } from '../../state/selectors/rates';
import { selectEstimate } from '../../state/selectors/comparisonChoices';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { selectQuote } from '../../state/selectors/quote';
import { selectUnitOfOrder } from '../../state/api/orders/unitOfOrder';
import type { RootState } from '../../state/store';
import type { Observed, ScreenObserver } from './observed';

function observeJob(state: RootState, order: Order, itemCode: string): Observed {
  const { id, price } = selectDisplayOrder(order);
  const unit = selectUnitOfOrder(state, selectQuote(state, order), itemCode);
  if (!unit) return {};
  const job = selectEstimate(state, id, unit, price);
  return {
    'unit.job.margin': marginText(job),
    'unit.job.tone': job.tone,
    'unit.job.price': priceText(job),
    'unit.job.totalCost': formatMoney(job.totalCost),
    'unit.job.leftOut': caveats(job),
  };
}

/** One unit, its estimate by percentages with the options as they are saved, and the estimate for the order beside it. */
export const observeUnit: ScreenObserver = (state, itemCode, query) => {
  const { data: unit } = getInventoryByCode.select(itemCode)(state);
  const { data: order } = getOrderSummary.select(query.get('order')?.trim() ?? '')(state);
  if (!unit) return {};
  const options = loadedOptions(unit);
  const rates = unit.optionsRates?.values ?? selectRates(state);
  const rough = estimate(unit, options, order ? selectDisplayOrder(order).price : null, rates);
  return {
    'unit.options': options,
    'unit.version': unit.optionsVersion,
    'unit.costs': breakdownLines(rough).map(({ label, dollars }) => `${label} ${formatMoney(dollars)}`),
    'unit.margin': `${formatMoney(rough.margin)} · ${formatMargin(rough.marginPercentage, rough.goodMargin)}`,
    'unit.marginTone': rough.tone,
    ...(order && observeJob(state, order, itemCode)),
  };
};
