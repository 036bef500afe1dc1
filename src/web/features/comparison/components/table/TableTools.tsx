import { type ReactNode, useState } from 'react';
import { Printer } from 'lucide-react';
import { createPortal, flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { createGlobalStyle, styled } from 'styled-components';
import type { ListedUnit } from '../../../../../domain/comparison/exportColumns';
import { printedCell } from '../../../../../domain/comparison/printedCells';
import { unitsInOrder } from '../../../../../domain/comparison/pins';
import { formatDateTime } from '../../../../../domain/format/date';
import { formatNumber, orNA } from '../../../../../domain/format/number';
import { withoutCosts } from '../../../../../domain/cost/work';
import { MAX_LISTED_UNITS } from '../../../../../domain/limits';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import { useHasPermission } from '../../../../store/hooks';
import { listedUnits } from '../../state/listedUnits';
import { useServices } from '../../../../store/services';
import type { RootState } from '../../../../store/store';
import { Button, needsNetwork } from '../../../../ui/button/Button';
import { Label, Row } from '../../../../ui/elements';
import { Segmented } from '../../../../ui/field/Segmented';
import { Switch } from '../../../../ui/field/Switch';
import { TableHead } from '../../../../ui/layout/TableHead';
import { space } from '../../../../ui/theme';
import { useComparisonAddress } from '../../state/comparisonAddress';
import { useReservedFor } from '../unit/Reservation';
import type { UnitList } from '../../state/useUnitList';
import type { UnitRowsProps } from './UnitRows';
import { type ColumnSet, sortedColumns, type TableColumns } from '../../state/useTableSort';

const Line = styled(Row)`
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(3)};
`;

const End = styled(Row)`
  margin-left: auto;
`;

const COLUMNS = [
  { value: 'all', label: 'Specs' },
  { value: 'deciding', label: 'Cost & match' },
] as const;

interface AllUnitsProps {
  all: UnitList['all'];
  columns: ColumnSet;
  onColumns: (columns: ColumnSet) => void;
  children?: ReactNode;
}

export const AllUnits = ({ all, columns, onColumns, children }: AllUnitsProps) => (
  <Line>
    {all.count !== null && <Extent {...all} count={all.count} />}
    <End $gap={2}>
      {children}
      <Segmented label="Columns" options={COLUMNS} value={columns} onChange={onColumns} />
    </End>
  </Line>
);

function Extent({ count, shown, wantsAll, wantsReserved, isFetching, hasFailed }: UnitList['all'] & { count: number }) {
  const { write } = useComparisonAddress();
  const most = Math.min(count, MAX_LISTED_UNITS);
  return (
    <>
      <Label role="status">{hasFailed ? 'The other units could not be loaded.' : extentText(shown, count)}</Label>
      {!wantsAll && !wantsReserved && shown < count && (
        <Button size="small" onClick={() => write({ units: 'all' })} {...needsNetwork}>
          Show {most < count ? 'the best' : 'all'} {formatNumber(most)}
        </Button>
      )}
      {(wantsAll || wantsReserved) && (
        <Button size="small" variant="quiet" busy={isFetching} onClick={() => write({ units: null, reserved: null })}>
          Show the best only
        </Button>
      )}
      <Switch
        label="Include reserved units"
        checked={wantsReserved}
        onChange={(isOn) => write({ reserved: isOn ? 'yes' : null, units: 'all' })}
      />
    </>
  );
}

const extentText = (shown: number, count: number): string =>
  shown < count
    ? `The ${formatNumber(shown)} best of ${formatNumber(count)} units`
    : `All ${formatNumber(count)} units`;

export function PrintUnits({ order, list, columns, items }: Omit<UnitRowsProps, 'scroll'>) {
  const { print } = useServices();
  const store = useStore<RootState>();
  const reserved = useReservedFor(order.id);
  /** ISO 8601; null while nothing prints. */
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  const units = () => {
    const { pins, bestSerial, manual } = list;
    const shown = unitsInOrder(manual, pins.units, items);
    return listedUnits(store.getState(), order, { units: shown, pinned: pins.units, bestSerial, reserved });
  };
  const printNow = () => {
    // Printing captures the page as is, so the rows must be rendered first.
    flushSync(() => setPrintedAt(new Date().toISOString()));
    print();
    setPrintedAt(null);
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={printNow}>
        <Printer size={14} aria-hidden="true" /> Print table
      </Button>
      {printedAt !== null &&
        createPortal(
          <PrintedUnits order={order} units={units()} columns={columns} filter={list.text.trim()} at={printedAt} />,
          document.body,
        )}
    </>
  );
}

const PrintTheTableAlone = createGlobalStyle`
  @page { size: landscape; margin: 10mm; }
  @media print {
    :root { color-scheme: light !important; }
    :root, body { padding: 0 !important; overflow: visible !important; background: #fff !important; }
    body > :not([data-print-table]) { display: none !important; }
  }
`;

const Page = styled.section`
  display: none;
  color: #000;
  font: 8pt/11pt var(--font);
  @media print {
    display: block;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 2pt 4pt;
    border-bottom: 0.5pt solid #999;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr {
    break-inside: avoid;
  }
`;

interface PrintedUnitsProps {
  order: DisplayOrder;
  units: readonly ListedUnit[];
  columns: TableColumns;
  filter: string;
  /** ISO 8601. */
  at: string;
}

function PrintedUnits({ order, units, columns, filter, at }: PrintedUnitsProps) {
  const { userName } = useServices();
  const shown = sortedColumns(columns);
  const seesCost = useHasPermission('seeCost');
  const shownText = (text: string) => (seesCost ? text : withoutCosts(text));
  return (
    <Page data-print-table aria-label="Table to print">
      <PrintTheTableAlone />
      <p>
        <strong>Job Number: {orNA(order.jobOrderNumber)}</strong>, delivery to {order.customerLocation}.{' '}
        {formatNumber(units.length)} units{filter !== '' && `, filtered by ‘${filter}’`}. Printed {formatDateTime(at)}{' '}
        by {userName}.{seesCost && units[0]?.rates && ` ${units[0].rates}.`}
      </p>
      <table>
        <TableHead titles={shown.map(({ title }) => title)} />
        <tbody>
          {units.map((listed) => (
            <tr key={String(listed.unit.serial)}>
              {shown.map(({ id }) => (
                <td key={id}>{shownText(printedCell(id, listed, order.requirement))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}
