import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EstimateDraft, StoredEstimate } from '../../../../contract/estimates/estimates';
import type { WorkedEstimate } from '../../../../contract/estimates/figures';
import type { Order } from '../../../../contract/orders/order';
import { caveats } from '../../../../domain/cost/comparison/estimateWords';
import { deliveryOr } from '../../../../domain/estimates/delivery';
import { choicesSideBySide } from '../../../../domain/estimates/inputLines';
import type { SideEstimate } from '../../../../domain/estimates/moneyLines';
import { jobOf } from '../../../../domain/estimates/whatIf/job';
import { lowestPriceText } from '../../../../domain/estimates/whatIf/priceForMargin';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { freightLine } from '../../../../domain/freight/freightWords';
import { unitPath } from '../../../lib/paths';
import { Badge } from '../../../ui/mark/Badge';
import { Prose } from '../../../ui/elements';
import { EstimateActions, QuotationActions, SavedCell, StateCell, TodayCell } from './EstimateActions';
import {
  Fitting,
  Halves,
  Letter,
  letterOf,
  Line,
  MoneyLines,
  type MoneyLinesProps,
  Share,
  Side,
  Small,
} from './SideTable';
import type { ShownEstimates } from '../state/useShownEstimates';

interface SideBySideProps {
  order: Order;
  drafts: readonly EstimateDraft[];
  /** Uses today's costs and rates. */
  isToday: boolean;
  view: ShownEstimates;
}

export function SideBySide({ order, drafts, isToday, view }: SideBySideProps) {
  const orderId = String(order.id);
  const { shown: estimates } = view;
  const names = estimates.map((_, index) => letterOf(index, estimates.length));
  const row = (label: string, cell: (estimate: StoredEstimate) => ReactNode) => (
    <Line {...{ label, names }} cells={estimates.map(cell)} />
  );
  const deliveries = estimates.map(({ inputs: { delivery } }) => deliveryOr(delivery, order.request_date));
  const draftOf = ({ id }: StoredEstimate) =>
    drafts.find(({ estimateId }) => estimateId !== null && String(estimateId) === String(id));
  const head = (
    <thead>
      <tr>
        <th scope="col">Estimate</th>
        {estimates.map(({ id, name }, index) => (
          <th key={id} scope="col">
            {names[index] && <Letter>{names[index]}</Letter>}
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
  const states = (
    <>
      {row('State', (estimate) => (
        <StateCell estimate={estimate} />
      ))}
      {row('Next', (estimate) => (
        <EstimateActions {...{ orderId, estimate, view }} draft={draftOf(estimate)} />
      ))}
      {row('Quotation', ({ id, version, state }) => (
        <QuotationActions of={{ id: String(id), version, state }} />
      ))}
      {row('IC#', ({ unitSerial }) => (
        <Link to={unitPath(unitSerial, orderId)}>{unitSerial}</Link>
      ))}
    </>
  );
  const money = <MoneyRows estimates={estimates} names={names} isToday={isToday} />;
  const terms = (
    <>
      <Line
        label="Delivery"
        names={names}
        cells={estimates.map(({ whyNoDelivery, workDays }, index) => (
          <>
            {deliveries[index]}
            {whyNoDelivery !== null && <Small>{whyNoDelivery}</Small>}
            {workDays !== null && <Small>{workDays}</Small>}
          </>
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
    </>
  );
  const table = (...groups: ReactNode[]) => (
    <Fitting>
      <Side $columns={estimates.length}>
        {groups[0] === states && head}
        <tbody>{...groups}</tbody>
      </Side>
    </Fitting>
  );
  if (estimates.length > 1) return table(states, money, terms);
  return (
    <Halves>
      {table(states, terms)}
      {table(money)}
    </Halves>
  );
}

interface MoneyRowsProps extends Pick<MoneyLinesProps, 'names'> {
  estimates: readonly StoredEstimate[];
  isToday: boolean;
}

function MoneyRows({ estimates, names, isToday }: MoneyRowsProps) {
  const given = estimates.flatMap(({ inputs, worked: saved, workedToday }): SideEstimate[] => {
    const worked = isToday ? workedToday : saved;
    return worked ? [{ inputs, worked }] : [];
  });
  if (given.length < estimates.length) return null;
  return (
    <>
      {choicesSideBySide(given.map(({ inputs }) => inputs)).map(({ label, differs, texts }) => (
        <Line key={label} {...{ label, differs, names }} cells={texts} />
      ))}
      <MoneyLines {...{ given, names }} />
      {given.some(({ worked }) => worked.freight) && (
        <Line label="After freight" names={names} cells={given.map(({ worked }) => freightOf(worked))} />
      )}
      {given.some(({ worked }) => caveats(worked.figures).length > 0) && (
        <Line label="Mind" names={names} cells={given.map(({ worked }) => caveatsOf(worked))} />
      )}
      <Line
        label={lowestLabel(given)}
        names={names}
        isMoney
        cells={given.map((each) => (
          <>
            {lowestPrice(each)}
            <Share />
          </>
        ))}
      />
    </>
  );
}

const freightOf = ({ figures, freight }: WorkedEstimate): string =>
  freight ? freightLine(figures, freight).value : NOT_AVAILABLE;

const caveatsOf = ({ figures }: WorkedEstimate) =>
  caveats(figures).map((words) => (
    <Badge key={words} tone="warn">
      {words}
    </Badge>
  ));

/** The name includes the floor if all estimates share it. */
function lowestLabel(given: readonly SideEstimate[]): string {
  const [floor, ...others] = new Set(given.map(({ worked }) => worked.rates.values.goodMargin));
  return others.length === 0 ? `Lowest price for ${floor}%` : 'Lowest price at the margin floor';
}

const lowestPrice = (given: SideEstimate): string =>
  lowestPriceText(jobOf(given), given.worked.rates.values.goodMargin, given.worked.figures.isComplete) ?? 'N/A';
