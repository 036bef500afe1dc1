import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/units/inventoryUnit';
import { messages } from '../../../../domain/messages';
import { ChangedLine } from '../../../ui/page/SyncIndicator';
import { PageTitle, useDocumentTitle } from '../../../ui/page/PageTitle';
import { inventoryBehind, returning } from '../../../lib/paths';
import { useGetInventoryByCodeQuery } from '../../inventory/api/inventory';
import { useChanged } from '../../changes/state/useChanged';
import { EditButton } from '../../records/components/EditButton';
import { IncompleteBadge } from '../../records/components/IncompleteBadge';
import { LabelButton } from '../../records/components/label/LabelButton';
import { useGated } from '../../../store/gate/useEffectGate';
import { RetiredRecord } from '../../records/components/RetiredRecord';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Row, Skeleton } from '../../../ui/elements';
import { Working } from '../../../ui/Spinner';
import { color, space } from '../../../ui/theme';
import { Unit } from './Unit';
import { About, Columns, Money, Panel, Specs } from './unitLayout';
import { useUnitOrder } from '../state/useUnitOrder';
import { TryAgain } from '../../../ui/notice/LoadFailure';

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

function BackToUnits() {
  const location = useLocation();
  const inventory = inventoryBehind(location.state);
  return (
    <Back to={inventory ?? '/'} state={inventory && returning} variant="quiet" size="small">
      <ArrowLeft size={15} aria-hidden="true" />
      {inventory === null ? 'Back to Units' : 'Back to Inventory'}
    </Back>
  );
}

/** /unit/:itemCode. Unit and order load in parallel; a refetch leaves the unit on screen. */
export function UnitPage() {
  const { itemCode = '' } = useParams();
  const answer = useGetInventoryByCodeQuery(itemCode);
  const { currentData: unit, isFetching, refetch } = answer;
  const retry = useGated(refetch);
  const unitOrder = useUnitOrder();
  const changed = useChanged({
    query: answer,
    units: [itemCode],
    orders: unitOrder.source ? [unitOrder.source.id] : [],
  });
  if (unit) {
    return (
      <>
        <BackToUnits />
        <PageTitle title={`Unit ${unit.itemCode}`} subtitle={unit.itemName ?? undefined}>
          <UnitActions unit={unit} />
        </PageTitle>
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
      <TryAgain onClick={retry} />
      <BackToUnits />
    </Message>
  );
}

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin-bottom: ${space(4)};
`;

const Place = ({ lines, height }: { lines: number; height?: string }) => (
  <Panel aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} $height={height} />
    ))}
  </Panel>
);

function UnitLoading() {
  useDocumentTitle('Loading unit details');
  return (
    <>
      <Title>
        <Skeleton $width="11.25rem" $height="1.5rem" />
        <Working>Loading unit details...</Working>
      </Title>
      <Columns>
        <About>
          <Place lines={8} />
          <Place lines={1} height="14.75rem" />
          <Place lines={3} />
        </About>
        <Specs>
          <Place lines={18} />
        </Specs>
        <Money>
          <Place lines={8} />
          <Place lines={7} />
          <Place lines={5} />
        </Money>
      </Columns>
    </>
  );
}

const UnitActions = ({ unit }: { unit: InventoryUnit }) => (
  <Row $gap={2}>
    {unit.isIncomplete === true && <IncompleteBadge />}
    <EditButton file="units" recordKey={String(unit.itemCode)} number={String(unit.itemCode)} />
    <LabelButton
      serial={String(unit.itemCode)}
      kva={unit.kvaRating}
      primaryVoltage={unit.primaryVoltage}
      secondaryVoltage={unit.secondaryVoltage}
    />
  </Row>
);

const RetiredUnit = ({ unit, at }: { unit: InventoryUnit; at: string }) => (
  <RetiredRecord
    {...{ file: 'units', recordKey: String(unit.itemCode), number: String(unit.itemCode) }}
    {...{ at, by: unit.retiredBy, reason: unit.retiredReason }}
  />
);
