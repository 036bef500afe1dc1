import type { Order } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import { findUnitByIc } from './api/matching/matchIc';
import type { FoundUnit } from './machines/icPanel';
import { selectManualUnits } from './selectors/comparisonChoices';
import { selectQuote } from './selectors/quote';
import { manualUnitJudged } from './slices/units';
import type { AppThunk } from './store';

export const judgeUnit =
  (order: Order, serial: string, signal: AbortSignal): AppThunk<Promise<FoundUnit>> =>
  async (dispatch, getState) => {
    for (;;) {
      const quote = selectQuote(getState(), order);
      const found = await findUnitByIc(dispatch, { quote, serial }, signal);
      if (selectQuote(getState(), order) === quote) return found;
    }
  };

export const judgeManualUnits =
  (order: Order, signal: AbortSignal): AppThunk<Promise<string[]>> =>
  async (dispatch, getState) => {
    const orderId = String(order.id);
    const judge = async ({ serial }: Unit) => {
      try {
        const { unit } = await dispatch(judgeUnit(order, String(serial), signal));
        dispatch(manualUnitJudged({ orderId, unit }));
        return [];
      } catch {
        return signal.aborted ? [] : [String(serial)];
      }
    };
    return (await Promise.all(selectManualUnits(getState(), orderId).map(judge))).flat();
  };
