import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { inventoryLeft, returning } from '../../parts/page/paths';
import { ChangedLine } from '../../parts/page/SyncIndicator';
import { PageTitle } from '../../parts/page/PageTitle';
import { useGetInventoryByCodeQuery } from '../../state/api/inventory/inventory';
import { useChanged } from '../../state/changes/useChanged';
import { useGated } from '../../state/gate/useEffectGate';
import { messages } from '../../../domain/messages';
import { Button, needsNetwork } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { color, space } from '../../ui/theme';
import { RetiredUnit } from './RetiredUnit';
import { Unit } from './Unit';
import { UnitLoading } from './UnitLoading';
import { useUnitOrder } from './order/useUnitOrder';

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(16)} 0;
  color: ${color('textDim')};
  h1 {
    color: ${color('text')};
  }
`;

const Back = styled(LinkButton)`
  margin: -${space(1)} 0 ${space(1)} -${space(2)};
`;

const NONE: readonly string[] = [];

/** To the inventory as it was left, where the unit was opened from there. */
function BackToUnits() {
  const location = useLocation();
  const inventory = inventoryLeft(location.state);
  return (
    <Back to={inventory ?? '/'} state={inventory && returning} variant="quiet" size="small">
      <ArrowLeft size={15} aria-hidden="true" />
      {inventory === null ? 'Back to Units' : 'Back to Inventory'}
    </Back>
  );
}

/** /unit/:itemCode. Unit and order load in parallel; while the unit is refetched it stays on screen. */
export function UnitPage() {
  const { itemCode = '' } = useParams();
  const answer = useGetInventoryByCodeQuery(itemCode);
  const { currentData: unit, isFetching, refetch } = answer;
  const retry = useGated(refetch);
  const unitOrder = useUnitOrder();
  const changed = useChanged({
    query: answer,
    units: [itemCode],
    orders: unitOrder.source ? [unitOrder.source.id] : NONE,
  });
  if (unit) {
    return (
      <>
        <BackToUnits />
        <PageTitle title={`Unit ${unit.itemCode}`} subtitle={unit.itemName ?? undefined} />
        {unit.retiredAt && <RetiredUnit unit={unit} at={unit.retiredAt} />}
        <Unit key={itemCode} itemCode={itemCode} unit={unit} unitOrder={unitOrder} />
        <ChangedLine {...changed.line} />
      </>
    );
  }
  if (isFetching) {
    return (
      <>
        <BackToUnits />
        <UnitLoading />
      </>
    );
  }
  return (
    <Message>
      <PageTitle title={messages.unit.notFound} />
      <Button onClick={retry} {...needsNetwork}>
        Try again
      </Button>
      <BackToUnits />
    </Message>
  );
}
