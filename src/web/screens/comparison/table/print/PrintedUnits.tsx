import { styled, createGlobalStyle } from 'styled-components';
import type { ListedUnit } from '../../../../../domain/comparison/exportColumns';
import { printedCell } from '../../../../../domain/comparison/printedCells';
import { formatDateTime } from '../../../../../domain/format/date';
import { formatNumber, orNA } from '../../../../../domain/format/number';
import type { DisplayOrder } from '../../../../../domain/order/displayOrder';
import { useServices } from '../../../../state/services';
import { sortedColumns, type TableColumns } from '../columns';
import { withoutCosts } from '../../../../../domain/cost/work';
import { useMay } from '../../../../state/hooks';

/** While it is mounted, paper shows the table alone, without the theme. */
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

/** The table of units as it prints. */
export function PrintedUnits({ order, units, columns, filter, at }: PrintedUnitsProps) {
  const { userName } = useServices();
  const shown = sortedColumns(columns);
  const seesCost = useMay('seeCost');
  return (
    <Page data-print-table aria-label="Table to print">
      <PrintTheTableAlone />
      <p>
        <strong>Job Number: {orNA(order.jobOrderNumber)}</strong>, delivery to {order.customerLocation}.{' '}
        {formatNumber(units.length)} units{filter !== '' && `, filtered by ‘${filter}’`}. Printed {formatDateTime(at)}{' '}
        by {userName}.{seesCost && units[0]?.rates && ` ${units[0].rates}.`}
      </p>
      <table>
        <thead>
          <tr>
            {shown.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((listed) => (
            <tr key={String(listed.unit.serial)}>
              {shown.map(({ id }) => (
                <td key={id}>
                  {seesCost
                    ? printedCell(id, listed, order.requirement)
                    : withoutCosts(printedCell(id, listed, order.requirement))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}
