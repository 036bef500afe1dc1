import type { EstimateInputs } from '../../../../contract/estimates/inputs';
import type { Order } from '../../../../contract/order/order';
import { workDaysText } from '../../../../domain/estimates/workDays';
import type { Grounds } from '../../../../domain/estimates/workOut';
import { useServices } from '../../../state/services';
import { Dim } from '../../../ui/elements';

interface WorkDaysProps {
  order: Pick<Order, 'order_type' | 'request_date'>;
  inputs: EstimateInputs;
  grounds: Grounds;
}

/** How long the chosen work takes and when it can be ready; nothing if no work days are set. */
export function WorkDays({ order, inputs, grounds }: WorkDaysProps) {
  const { today } = useServices();
  const job = { inputs, worked: grounds, orderType: order.order_type };
  const text = workDaysText(job, order.request_date, today());
  return text === null ? null : <Dim>{text}</Dim>;
}
