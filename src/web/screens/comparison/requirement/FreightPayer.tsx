import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useMay, useWhoMay, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { setFreightPayer } from '../../../state/api/matching/orders';
import { useWrites } from '../../../state/api/server/useWrites';
import { useGated } from '../../../state/gate/useEffectGate';
import { selectHasFreight } from '../../../state/selectors/rates';
import { Switch } from '../../../ui/field/Switch';
import { needsNetwork } from '../../../ui/button/Button';
import { Dim } from '../../../ui/elements';

/** Whether the customer pays the freight. Nothing without freight rates, or for roles that do not see costs. */
export function FreightPayer({ order: { id, isFreightPaidByCustomer } }: { order: DisplayOrder }) {
  const dispatch = useAppDispatch();
  const hasFreight = useAppSelector(selectHasFreight);
  const seesCost = useMay('seeCost');
  const permissionMessage = useWhoMay('changeFreight');
  const { isBusy, failure, run } = useWrites();
  const onChange = useGated((isCustomer: boolean) =>
    run(() => dispatch(setFreightPayer.initiate({ orderId: id, isCustomer }, { track: false }))),
  );
  if (!hasFreight || !seesCost) return null;
  return (
    <div>
      <Switch
        label="Freight paid by customer"
        checked={isFreightPaidByCustomer}
        disabled={isBusy || permissionMessage !== null}
        onChange={onChange}
        {...needsNetwork}
      />
      {permissionMessage !== null && <Dim>{permissionMessage}</Dim>}
      {failure !== null && <Dim role="alert">{failure}</Dim>}
    </div>
  );
}
