import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AuditEntry } from '../../../contract/people/audit';
import { whatHappened } from '../../../domain/audit/whatHappened';
import { formatDateTime } from '../../../domain/format/date';
import { EntryDetails } from '../../parts/activity/EntryList';
import { orderPath, unitAlonePath } from '../../parts/page/paths';
import { StackingTable, TableScroll } from '../../ui/layout/Table';
import { Dim } from '../../ui/elements';
import { screens } from '../../ui/theme';
import { TableHead } from '../../ui/layout/TableHead';

const Wide = styled(StackingTable)`
  min-width: 60rem;
  td {
    vertical-align: top;
  }
  td:nth-child(3) {
    width: 45%;
    overflow-wrap: anywhere;
  }
  ${screens.phone} {
    min-width: 0;
    td:nth-child(3) {
      width: auto;
    }
  }
`;

const NoWrap = styled.td`
  white-space: nowrap;
`;

export const ActivityTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <TableScroll role="region" aria-label="Activity" tabIndex={0}>
    <Wide>
      <TableHead titles={['Time', 'Person', 'What', 'Job', 'IC#', 'Address']} />
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Wide>
  </TableScroll>
);

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, person, email, orderId, jobNumber, itemCode, address } = entry;
  return (
    <tr>
      <NoWrap>{formatDateTime(at)}</NoWrap>
      <td>
        {person}
        {email !== null && (
          <>
            <br />
            <Dim>{email}</Dim>
          </>
        )}
      </td>
      <td>
        {whatHappened(entry)}
        <EntryDetails entry={entry} />
      </td>
      <NoWrap data-label="Job">
        {orderId !== null && <Link to={orderPath(orderId)}>{jobNumber ?? orderId}</Link>}
      </NoWrap>
      <NoWrap data-label="IC#">{itemCode !== null && <Link to={unitAlonePath(itemCode)}>{itemCode}</Link>}</NoWrap>
      <NoWrap data-label="Address">{address}</NoWrap>
    </tr>
  );
}
