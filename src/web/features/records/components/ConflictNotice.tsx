import { Button } from '../../../ui/button/Button';
import { Stack } from '../../../ui/elements';
import { DataTable } from '../../../ui/layout/TableHead';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import type { RecordForm } from '../state/useRecordForm';

interface ConflictNoticeProps {
  what: 'unit' | 'order';
  form: Pick<RecordForm, 'newer' | 'takeNewer'>;
}

/** After a save that another person's change prevented: both values; typed values stay. */
export function ConflictNotice({ what, form: { newer, takeNewer } }: ConflictNoticeProps) {
  if (newer.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Notice tone="warn">
        Someone else changed this {what} while you edited. What you typed is still here. Check the values, then save
        again.
      </Notice>
      <TableScroll>
        <DataTable
          as={StackingTable}
          caption={`Changes of the ${what} by others`}
          titles={['Field', 'Before', 'Now', 'Yours', 'Choice']}
          hidden={['Choice']}
        >
          {newer.map(({ name, label, before, now, typed }) => (
            <tr key={name}>
              <td>{label}</td>
              <td data-label="Before">{before}</td>
              <td data-label="Now">{now}</td>
              <td data-label="Yours">{typed ?? 'not changed'}</td>
              <td>
                {typed !== null && (
                  <Button size="small" aria-label={`Use ${now} for ${label}`} onClick={() => takeNewer(name)}>
                    Use theirs
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      </TableScroll>
    </Stack>
  );
}
