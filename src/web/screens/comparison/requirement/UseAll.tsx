import type { FieldValues } from '../../../../contract/matching/quote';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectFilledFields } from '../../../state/selectors/describedFields';
import { fieldsFilled } from '../../../state/slices/accepted';
import { Button } from '../../../ui/button/Button';

/** Accepts several values with one click; nothing when fewer than two are left to accept. */
export function UseAll({ order, fields }: { order: DisplayOrder; fields: FieldValues }) {
  const dispatch = useAppDispatch();
  const filled = useAppSelector((state) => selectFilledFields(state, order));
  const left = Object.keys(fields).filter((field) => !(field in filled)).length;
  if (left < 2) return null;
  return (
    <div>
      <Button size="small" onClick={() => void dispatch(fieldsFilled({ orderId: order.id, fields }))}>
        Use all {left}
      </Button>
    </div>
  );
}
