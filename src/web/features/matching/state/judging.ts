import type { Order } from '../../../../contract/orders/order';
import type { Unit } from '../../../../contract/units/unit';
import { findUnitByIc } from '../api/matchIc';
import type { FoundUnit } from '../../../machines/icPanel';
import { selectManualUnits } from '../../comparison/state/comparisonChoices';
import { selectQuote } from './quote';
import { manualUnitJudged } from '../../comparison/state/chosenUnits';
import type { AppThunk } from '../../../store/store';

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
