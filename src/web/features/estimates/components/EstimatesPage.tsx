import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EstimateDraft, OrderEstimates, StoredEstimate } from '../../../../contract/estimates/estimates';
import type { Order } from '../../../../contract/orders/order';
import { stateName } from '../../../../domain/estimates/estimateWords';
import { formatDateTime } from '../../../../domain/format/date';
import { orNA } from '../../../../domain/format/number';
import { messages } from '../../../../domain/messages';
import { PageTitle } from '../../../ui/page/PageTitle';
import { ScreenLoading } from '../../../ui/page/ScreenLoading';
import { ChangedLine } from '../../../ui/page/SyncIndicator';
import { orderPath } from '../../../lib/paths';
import { useGetOrderEstimatesQuery } from '../api/estimates';
import { useGetOrderQuery } from '../../orders/api/orders';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useChanged } from '../../changes/state/useChanged';
import { selectDisplayOrder } from '../../orders/state/displayOrder';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Dim, Row, Spacer, Stack } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { EmptyState, Notice } from '../../../ui/notice/Notice';
import { color, fontSize, hairline, radius, space } from '../../../ui/theme';
import { SideBySide } from './SideBySide';
import { Letter, letterOf } from './SideTable';
import { EditedEstimate } from './editor/EditedEstimate';
import { type ShownEstimates, useShownEstimates } from '../state/useShownEstimates';

export function EstimatesPage() {
  const { orderId = '' } = useParams();
  const order = useGetOrderQuery(orderId);
  const estimates = useGetOrderEstimatesQuery(orderId, { refetchOnMountOrArgChange: true });
  const id = order.currentData && String(order.currentData.id);
  const changed = useChanged({
    query: estimates,
    units: estimates.currentData?.results.map(({ unitSerial }) => unitSerial) ?? [],
    orders: id === undefined ? [] : [id],
    estimatesOf: id,
  });
  const again = useGated(() => {
    if (order.error) void order.refetch();
    void estimates.refetch();
  });
  const error = order.error ?? (estimates.currentData ? undefined : estimates.error);
  const job = order.currentData && selectDisplayOrder(order.currentData);
  return (
    <>
      <PageTitle
        title="Estimates"
        subtitle={job && [`Job ${orNA(job.jobOrderNumber)}`, job.customerName].filter(Boolean).join(' · ')}
      >
        <LinkButton to={orderPath(orderId)}>Compare units</LinkButton>
      </PageTitle>
      {error && !order.isFetching && !estimates.isFetching ? (
        <LoadFailure onRetry={again}>{messages.order.failure(errorMessage(error))}</LoadFailure>
      ) : order.currentData && estimates.currentData ? (
        <>
          <Estimates key={orderId} order={order.currentData} {...estimates.currentData} />
          <ChangedLine {...changed.line} />
        </>
      ) : (
        <ScreenLoading />
      )}
    </>
  );
}

const DAYS = [
  { value: 'saved', label: 'As saved' },
  { value: 'today', label: 'As of today' },
] as const;

function Estimates({ order, results, drafts }: OrderEstimates & { order: Order }) {
  const [day, setDay] = useState<(typeof DAYS)[number]['value']>('saved');
  const view = useShownEstimates(results);
  return (
    <Stack $gap={4}>
      <NewDrafts drafts={drafts} view={view} />
      {view.edited !== null && (
        <EditedEstimate
          key={`${view.edited} ${view.round}`}
          {...{ order, results, drafts, view }}
          edited={view.edited}
        />
      )}
      {results.length === 0 && view.edited === null && (
        <EmptyState
          title="No estimates yet"
          hint="Choose work and costs of a unit on the comparison, and save them there as an estimate."
        >
          <LinkButton to={orderPath(order.id)}>Compare Units</LinkButton>
        </EmptyState>
      )}
      {results.length > 0 && (
        <Stack as="section" aria-label="Side by side">
          <Row>
            <h2>{view.shown.length > 1 ? 'Side by side' : 'Estimate'}</h2>
            <ChooseEstimates all={results} view={view} />
            <Spacer>
              <Segmented label="Figures" options={DAYS} value={day} onChange={setDay} />
            </Spacer>
          </Row>
          <SideBySide order={order} drafts={drafts} isToday={day === 'today'} view={view} />
        </Stack>
      )}
    </Stack>
  );
}

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  max-width: 100%;
  padding: ${space(1)} ${space(2)};
  border: ${hairline};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
  input {
    flex: none;
  }
`;

function ChooseEstimates({ all, view }: { all: readonly StoredEstimate[]; view: ShownEstimates }) {
  if (all.length < 2) return null;
  return (
    <Row as="fieldset" $gap={2} aria-label="Estimates side by side">
      {all.map((estimate) => {
        const index = view.shown.indexOf(estimate);
        const isShown = index >= 0;
        const letter = isShown && letterOf(index, view.shown.length);
        return (
          <Choice key={estimate.id}>
            <input
              type="checkbox"
              checked={isShown}
              disabled={isShown ? view.shown.length === 1 : view.isFull}
              onChange={() => view.toggle(String(estimate.id))}
            />
            <span>
              {letter && <Letter>{letter}</Letter>}
              {estimate.name} <Dim>{`${estimate.unitSerial} · ${stateName(estimate)}`}</Dim>
            </span>
          </Choice>
        );
      })}
    </Row>
  );
}

/** How the address names a new estimate. */
const newOf = (serial: string): string => `new:${serial}`;

const NewDrafts = ({ drafts, view }: { drafts: readonly EstimateDraft[]; view: ShownEstimates }) =>
  drafts
    .filter(({ estimateId, unitSerial }) => estimateId === null && newOf(unitSerial) !== view.edited)
    .map(({ unitSerial, name, savedAt }) => (
      <Notice key={unitSerial}>
        <Row>
          <span>
            {`You began ${name.trim() === '' ? 'an estimate' : `“${name.trim()}”`} of unit ${unitSerial}. Its draft was saved on ${formatDateTime(savedAt)}.`}
          </span>
          <Button size="small" onClick={() => view.edit(newOf(unitSerial))}>
            Continue
          </Button>
        </Row>
      </Notice>
    ));
