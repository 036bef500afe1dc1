import { useState } from 'react';
import type { OrderEstimates } from '../../../contract/estimates/estimates';
import type { Order } from '../../../contract/order/order';
import { Segmented } from '../../ui/field/Segmented';
import { Row, Spacer, Stack } from '../../ui/elements';
import { EmptyState } from '../../ui/notice/Notice';
import { ChooseEstimates } from './ChooseEstimates';
import { EditedEstimate } from './editor/EditedEstimate';
import { NewDrafts } from './NewDrafts';
import { SideBySide } from './table/SideBySide';
import { useShownEstimates } from './useShownEstimates';

const DAYS = [
  { value: 'saved', label: 'As saved' },
  { value: 'today', label: 'As of today' },
] as const;

interface EstimatesProps extends OrderEstimates {
  order: Order;
}

/** The estimates of an order side by side, and the one that is edited above them. */
export function Estimates({ order, results, drafts }: EstimatesProps) {
  const [day, setDay] = useState<(typeof DAYS)[number]['value']>('saved');
  const view = useShownEstimates(results);
  return (
    <Stack $gap={4}>
      <NewDrafts drafts={drafts} edited={view.edited} onEdit={view.edit} />
      {view.edited !== null && (
        <EditedEstimate
          key={`${view.edited} ${view.round}`}
          {...{ order, results, drafts }}
          edited={view.edited}
          onSaved={view.showSaved}
          onReload={view.beginAnew}
          onClose={() => view.edit(null)}
        />
      )}
      {results.length === 0 && view.edited === null && (
        <EmptyState
          title="No estimates yet"
          hint="Choose work and costs of a unit on the comparison, and save them there as an estimate."
        />
      )}
      {results.length > 0 && (
        <Stack as="section" aria-label="Side by side">
          <Row>
            <h2>Side by side</h2>
            <ChooseEstimates all={results} view={view} />
            <Spacer>
              <Segmented label="Figures" options={DAYS} value={day} onChange={setDay} />
            </Spacer>
          </Row>
          <SideBySide
            orderId={String(order.id)}
            orderDay={order.request_date}
            estimates={view.shown}
            drafts={drafts}
            isToday={day === 'today'}
            view={view}
          />
        </Stack>
      )}
    </Stack>
  );
}
