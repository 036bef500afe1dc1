import { Link } from 'react-router-dom';
import type { ListedEstimate } from '../../../../../contract/estimates/estimateList';
import { estimateStateNames } from '../../../../../domain/estimates/estimateWords';
import { formatDate } from '../../../../../domain/format/date';
import { orNA } from '../../../../../domain/format/number';
import { estimatePath, orderPath, unitPath } from '../../../../lib/paths';
import { StackingTable, TableScroll } from '../../../../ui/layout/Table';
import { DataTable } from '../../../../ui/layout/TableHead';
import { Badge } from '../../../../ui/mark/Badge';
import { stateTones } from '../stateTones';

const TITLES = ['Estimate', 'State', 'Job', 'Customer', 'IC#', 'Author', 'Saved', 'Quotation', 'Valid until'];

export const EstimateTable = ({ estimates }: { estimates: readonly ListedEstimate[] }) => (
  <TableScroll role="region" aria-label="Estimates" tabIndex={0}>
    <DataTable as={StackingTable} titles={TITLES}>
      {estimates.map((estimate) => (
        <EstimateRow key={estimate.id} estimate={estimate} />
      ))}
    </DataTable>
  </TableScroll>
);

function EstimateRow({ estimate }: { estimate: ListedEstimate }) {
  const { id, orderId, jobNumber, customerName, unitSerial, name, state, author, savedAt } = estimate;
  const { quotation, validUntil } = estimate;
  return (
    <tr>
      <td>
        <Link to={estimatePath(orderId, id)}>{name}</Link>
      </td>
      <td>
        <Badge tone={stateTones[state]}>{estimateStateNames[state]}</Badge>
      </td>
      <td data-label="Job">
        <Link to={orderPath(orderId)}>{orNA(jobNumber)}</Link>
      </td>
      <td data-label="Customer">{customerName}</td>
      <td data-label="IC#">{unitSerial !== null && <Link to={unitPath(unitSerial, orderId)}>{unitSerial}</Link>}</td>
      <td data-label="Author">{author}</td>
      <td data-label="Saved">{formatDate(savedAt)}</td>
      <td data-label="Quotation">{quotation}</td>
      <td data-label="Valid until">{validUntil === null ? '' : formatDate(validUntil)}</td>
    </tr>
  );
}
