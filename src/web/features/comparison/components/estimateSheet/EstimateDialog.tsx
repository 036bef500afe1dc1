import type { ReactNode } from 'react';
import {
  type EstimateChoice,
  type EstimateOf,
  estimateSheet,
  type SheetAmount,
  type SheetFact,
} from '../../../../../domain/estimates/sheet/estimateSheet';
import { estimateTable } from '../../../../../domain/estimates/sheet/estimateTable';
import { formatDateTime } from '../../../../../domain/format/date';
import { formatMoney } from '../../../../../domain/format/money';
import { ExportMenu } from '../../../../ui/page/ExportMenu';
import { useAppSelector } from '../../../../store/hooks';
import { selectCostOptions } from '../../state/comparisonChoices';
import { selectNamedRates } from '../../../rates/state/selectors';
import { useServices } from '../../../../store/services';
import { useSaveTable } from '../../../../store/exports/useSaveTable';
import { Button } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/dialog/Modal';
import { TableHead } from '../../../../ui/layout/TableHead';
import { PrintThePageAlone } from '../../../../ui/page/PrintThePageAlone';
import { useEstimate, whole } from '../../state/useCosts';
import { Cut, Facts, Halves, NotCounted, Page, Rows, Top } from './estimatePageStyle';

interface EstimateDialogProps {
  of: EstimateChoice;
  /** The printed time, ISO 8601. */
  at: string;
  isOpen: boolean;
  onClose: () => void;
  onPrint: () => void;
}

export function EstimateDialog({ of: choice, at, isOpen, onClose, onPrint }: EstimateDialogProps) {
  const options = useAppSelector((state) => selectCostOptions(state, choice.order.id, choice.unit));
  const of: EstimateOf = { ...choice, options, estimate: useEstimate(choice, whole) };
  const { saveTable, isBusy } = useSaveTable({ what: 'the estimate' });
  return (
    <Modal
      title={`Estimate of unit ${of.unit.serial}`}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      footer={
        <>
          <ExportMenu
            isBusy={isBusy}
            onExport={(format) => void saveTable((made) => estimateTable(of, made), format)}
          />
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onPrint}>
            Print
          </Button>
        </>
      }
    >
      <PrintThePageAlone />
      <EstimatePage of={of} at={at} />
    </Modal>
  );
}

function EstimatePage({ of, at }: { of: EstimateOf; at: string }) {
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
        <SheetTable titles={['Specification', 'Required', 'Unit', 'Verdict']}>
          {sheet.specs.map(({ label, required, actual, verdict }) => (
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
        </SheetTable>
      </div>
      <Halves>
        <div>
          <h3>Add-ons</h3>
          <SheetTable titles={['Add-on', 'Needed', 'Chosen', 'Details', 'Adds']} numeric={['Adds']}>
            {sheet.addOns.map(({ label, isNeeded, isOn, detail, dollars }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{isNeeded ? 'Yes' : 'No'}</td>
                <td>{isOn ? 'On' : 'Off'}</td>
                <td>{detail}</td>
                <td data-numeric>{formatMoney(dollars)}</td>
              </tr>
            ))}
          </SheetTable>
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

interface SheetTableProps {
  titles: readonly string[];
  numeric?: readonly string[];
  children: ReactNode;
}

const SheetTable = ({ children, ...head }: SheetTableProps) => (
  <Rows>
    <TableHead {...head} />
    <tbody>{children}</tbody>
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
