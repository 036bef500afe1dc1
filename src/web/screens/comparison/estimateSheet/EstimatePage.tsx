import {
  type EstimateOf,
  estimateSheet,
  type SheetFact,
  type SheetAmount,
  type SheetSpec,
} from '../../../../domain/estimateSheet/estimateSheet';
import type { SheetAddOn } from '../../../../domain/estimateSheet/sheetAddOns';
import { formatDateTime } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { useAppSelector } from '../../../state/hooks';
import { selectNamedRates } from '../../../state/selectors/rates';
import { useServices } from '../../../state/services';
import { Cut, Facts, Halves, NotCounted, Page, Rows, Top } from './estimatePageStyle';
import { TableHead } from '../../../ui/layout/TableHead';

interface EstimatePageProps {
  of: EstimateOf;
  /** The printed time, ISO 8601. */
  at: string;
}

export function EstimatePage({ of, at }: EstimatePageProps) {
  const { userName } = useServices();
  const rates = useAppSelector(selectNamedRates);
  const sheet = estimateSheet({ ...of, rates });
  return (
    <Page data-print aria-label="Page to print">
      <Top>
        <strong>SpecAI estimate of unit {of.unit.serial}</strong>
        <p>
          Printed {formatDateTime(at)} by {userName}
          {sheet.rates && ` · ${sheet.rates}`}
        </p>
      </Top>
      <FactsOf title="Order" facts={sheet.order} columns={3} />
      <FactsOf title="Unit" facts={sheet.unit} columns={3} />
      <div>
        <h3>Specifications</h3>
        <SpecRows specs={sheet.specs} />
      </div>
      <Halves>
        <div>
          <h3>Add-ons</h3>
          <AddOnRows addOns={sheet.addOns} />
        </div>
        <div>
          <h3>Price</h3>
          <PriceRows price={sheet.price} />
          {sheet.leftOut.length > 0 && <NotCounted>{sheet.leftOut.join('; ')}</NotCounted>}
        </div>
      </Halves>
      {sheet.notes.length > 0 && <FactsOf title="Notes" facts={sheet.notes} columns={2} />}
    </Page>
  );
}

function FactsOf({ title, facts, columns }: { title: string; facts: readonly SheetFact[]; columns: 2 | 3 }) {
  return (
    <div>
      <h3>{title}</h3>
      <Facts $columns={columns}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Cut $after={columns === 2 ? 3 : 2}>{value}</Cut>
            </dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

const SpecRows = ({ specs }: { specs: readonly SheetSpec[] }) => (
  <Rows>
    <TableHead titles={['Specification', 'Required', 'Unit', 'Verdict']} />
    <tbody>
      {specs.map(({ label, required, actual, verdict }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <Cut $after={1}>{required}</Cut>
          </td>
          <td>
            <Cut $after={1}>{actual}</Cut>
          </td>
          <td>{verdict}</td>
        </tr>
      ))}
    </tbody>
  </Rows>
);

const AddOnRows = ({ addOns }: { addOns: readonly SheetAddOn[] }) => (
  <Rows>
    <TableHead titles={['Add-on', 'Needed', 'Chosen', 'Details', 'Adds']} numeric={['Adds']} />
    <tbody>
      {addOns.map(({ label, isNeeded, isOn, detail, dollars }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{isNeeded ? 'Yes' : 'No'}</td>
          <td>{isOn ? 'On' : 'Off'}</td>
          <td>{detail}</td>
          <td data-numeric>{formatMoney(dollars)}</td>
        </tr>
      ))}
    </tbody>
  </Rows>
);

const PriceRows = ({ price }: { price: readonly SheetAmount[] }) => (
  <Rows>
    <tbody>
      {price.map(({ label, value, kind }) => (
        <tr key={label}>
          <th scope="row" data-kind={kind}>
            {label}
          </th>
          <td data-numeric data-kind={kind}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </Rows>
);
