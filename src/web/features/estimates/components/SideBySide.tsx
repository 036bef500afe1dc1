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
  const { shown: estimates } = view;
  const names = estimates.map((_, index) => letterOf(index, estimates.length));
  const rows = { order, drafts, estimates, names, view };
  const table = (children: ReactNode) => (
    <Fitting>
      <Side $columns={estimates.length}>{children}</Side>
    </Fitting>
  );
  const head = <Head estimates={estimates} names={names} />;
  const money = <MoneyRows estimates={estimates} names={names} isToday={isToday} />;
  const all = (middle: ReactNode) => (
    <>
      {head}
      <tbody>
        <StateRows {...rows} />
        {middle}
        <TermRows {...rows} />
      </tbody>
    </>
  );
  if (estimates.length > 1) return table(all(money));
  return (
    <Halves>
      {table(all(null))}
      {table(<tbody>{money}</tbody>)}
    </Halves>
  );
}

interface RowsProps extends Pick<SideBySideProps, 'order' | 'drafts' | 'view'> {
  estimates: readonly StoredEstimate[];
  names: readonly (string | undefined)[];
}

const Head = ({ estimates, names }: Pick<RowsProps, 'estimates' | 'names'>) => (
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

const draftOf = ({ id }: StoredEstimate, drafts: readonly EstimateDraft[]) =>
  drafts.find(({ estimateId }) => estimateId !== null && String(estimateId) === String(id));

function StateRows({ order, drafts, estimates, names, view }: RowsProps) {
  const orderId = String(order.id);
  const row = (label: string, cell: (estimate: StoredEstimate) => ReactNode) => (
    <Line {...{ label, names }} cells={estimates.map(cell)} />
  );
  return (
    <>
      {row('State', (estimate) => (
        <StateCell estimate={estimate} />
      ))}
      {row('Next', (estimate) => (
        <EstimateActions {...{ orderId, estimate, view }} draft={draftOf(estimate, drafts)} />
      ))}
      {row('IC#', ({ unitSerial }) => (
        <Link to={unitPath(unitSerial, orderId)}>{unitSerial}</Link>
      ))}
    </>
  );
}

function TermRows({ order, drafts, estimates, names, view }: RowsProps) {
  const orderId = String(order.id);
  const deliveries = estimates.map(({ inputs: { delivery } }) => deliveryOr(delivery, order.request_date));
  const row = (label: string, cells: readonly ReactNode[], differs = false) => (
    <Line {...{ label, names, cells, differs }} />
  );
  const delivered = estimates.map(({ whyNoDelivery, workDays }, index) => (
    <>
      {deliveries[index]}
      {whyNoDelivery !== null && <Small>{whyNoDelivery}</Small>}
      {workDays !== null && <Small>{workDays}</Small>}
    </>
  ));
  const notes = estimates.map(({ inputs }) => (inputs.notes === '' ? null : <Prose>{inputs.notes}</Prose>));
  const saved = estimates.map((estimate) => (
    <SavedCell {...{ orderId, estimate, view }} draft={draftOf(estimate, drafts)} />
  ));
  const quotations = estimates.map(({ id, version, state }) => (
    <QuotationActions key={id} of={{ id: String(id), version, state }} />
  ));
  return (
    <>
      {row('Quotation', quotations)}
      {row('Delivery', delivered, new Set(deliveries).size > 1)}
      {row(
        'Since it was saved',
        estimates.map((estimate) => <TodayCell estimate={estimate} />),
      )}
      {notes.some((note) => note !== null) && row('Notes', notes)}
      {row('Saved', saved)}
    </>
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
