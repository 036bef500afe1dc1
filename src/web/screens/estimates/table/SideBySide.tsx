import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EstimateDraft, StoredEstimate } from '../../../../contract/estimates/estimates';
import { deliveryOr } from '../../../../domain/estimates/delivery';
import { Prose } from '../../../ui/elements';
import { unitPath } from '../../../parts/page/paths';
import { Letter, letterOf } from '../Letter';
import { QuotationActions } from '../quotation/QuotationActions';
import type { ShownEstimates } from '../useShownEstimates';
import { DeliveryCell } from './DeliveryCell';
import { EstimateActions } from './EstimateActions';
import { MoneyRows } from './MoneyRows';
import { SavedCell } from './SavedCell';
import { StateCell } from './StateCell';
import { TodayCell } from './TodayCell';
import { Line } from '../side/Line';
import { Fitting, Side } from '../side/sideStyle';

interface SideBySideProps {
  orderId: string;
  /** The order's delivery date. */
  orderDay: string | null;
  estimates: readonly StoredEstimate[];
  drafts: readonly EstimateDraft[];
  /** With the costs and rates of today instead of those that they were saved with. */
  isToday: boolean;
  view: ShownEstimates;
}

/** Up to four estimates, line by line. */
export function SideBySide({ orderId, orderDay, estimates, drafts, isToday, view }: SideBySideProps) {
  const names = estimates.map((_, index) => letterOf(index, estimates.length));
  const row = (label: string, cell: (estimate: StoredEstimate) => ReactNode) => (
    <Line {...{ label, names }} cells={estimates.map(cell)} />
  );
  const deliveries = estimates.map(({ inputs: { delivery } }) => deliveryOr(delivery, orderDay));
  const draftOf = ({ id }: StoredEstimate) =>
    drafts.find(({ estimateId }) => estimateId !== null && String(estimateId) === String(id));
  return (
    <Fitting>
      <Side $columns={estimates.length}>
        <thead>
          <tr>
            <th scope="col">Estimate</th>
            {estimates.map(({ id, name }, index) => (
              <th key={id} scope="col">
                {estimates.length > 1 && <Letter>{letterOf(index, estimates.length)}</Letter>}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('State', (estimate) => (
            <StateCell estimate={estimate} />
          ))}
          {row('IC#', ({ unitSerial }) => (
            <Link to={unitPath(unitSerial, orderId)}>{unitSerial}</Link>
          ))}
          <MoneyRows estimates={estimates} isToday={isToday} />
          <Line
            label="Delivery"
            names={names}
            cells={estimates.map((estimate, index) => (
              <DeliveryCell estimate={estimate}>{deliveries[index]}</DeliveryCell>
            ))}
            differs={new Set(deliveries).size > 1}
          />
          {row('Since it was saved', (estimate) => (
            <TodayCell estimate={estimate} />
          ))}
          {estimates.some(({ inputs }) => inputs.notes !== '') &&
            row('Notes', ({ inputs: { notes } }) => (notes === '' ? null : <Prose>{notes}</Prose>))}
          {row('Saved', (estimate) => (
            <SavedCell {...{ orderId, estimate, view }} draft={draftOf(estimate)} />
          ))}
          {row('Next', (estimate) => (
            <EstimateActions
              orderId={orderId}
              estimate={estimate}
              hasDraft={draftOf(estimate) !== undefined}
              view={view}
            />
          ))}
          {row('Quotation', ({ id, version, state }) => (
            <QuotationActions of={{ id: String(id), version, state }} />
          ))}
        </tbody>
      </Side>
    </Fitting>
  );
}
