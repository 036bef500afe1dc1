import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RetainedValues } from '../../../../contract/import/files';
import { fieldWords } from '../../../../domain/audit/changes';
import { formatNumber } from '../../../../domain/format/number';
import { capitalized } from '../../../../domain/format/text';
import { orderPath, unitAlonePath } from '../../../lib/paths';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Dim, Row, Spacer, Stack } from '../../../ui/elements';
import { TableScroll } from '../../../ui/layout/Table';
import { DataTable } from '../../../ui/layout/TableHead';
import { Notice } from '../../../ui/notice/Notice';
import { takeSources } from '../api/records';
import { nameOf } from '../state/recordName';

type Kept = RetainedValues['values'][number];

const idOf = ({ file, key, column }: Kept): string => `${file} ${key} ${column}`;

const pathOf = ({ file, key, orderId }: Kept): string =>
  file === 'units' ? unitAlonePath(key) : orderPath(orderId ?? key);

interface KeptByHandProps {
  kept: RetainedValues | undefined;
  /** False before the import is saved: it would be taken from the import before. */
  canTake: boolean;
}

/** Corrected values that differ from the file's. They stay until a person takes the file's. */
export function KeptByHand({ kept, canTake }: KeptByHandProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const dispatch = useAppDispatch();
  const { isBusy, failure, run } = useCall();
  const take = useGated(async (values: readonly Kept[]) => {
    if (isBusy || values.length === 0) return;
    const wanted = values.map(({ file, key, column }) => ({ file, key, field: column }));
    const { error } = await run(() => dispatch(takeSources.initiate({ values: wanted }, { track: false })));
    if (error === undefined) setTaken(new Set([...taken, ...values.map(idOf)]));
  });
  if (kept === undefined || kept.count === 0) return null;
  const left = kept.values.filter((each) => !taken.has(idOf(each)));
  return (
    <Stack as="section" $gap={2} aria-label="Values kept by hand">
      <Row $gap={2}>
        <span>
          <strong>Kept by hand: {formatNumber(kept.count)}</strong>{' '}
          <Dim>
            People corrected these values, and the file has others
            {kept.count > kept.values.length && `; the first ${kept.values.length}`}.
          </Dim>
        </span>
        {canTake && left.length > 1 && (
          <Spacer>
            <Button size="small" busy={isBusy} onClick={() => take(left)} {...needsNetwork}>
              Take all {left.length} from the file
            </Button>
          </Spacer>
        )}
      </Row>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <TableScroll role="region" aria-label="Values kept by hand" tabIndex={0}>
        <DataTable
          titles={['Record', 'Line', 'Field', 'By hand', 'In the file', 'Choice']}
          numeric={['Line']}
          hidden={['Choice']}
        >
          {kept.values.map((each) => (
            <tr key={idOf(each)}>
              <td>
                <Link to={pathOf(each)}>{capitalized(nameOf({ file: each.file, number: each.key }))}</Link>
              </td>
              <td data-numeric="">{formatNumber(each.line)}</td>
              <td>{capitalized(fieldWords(each.column))}</td>
              <td>{each.hand ?? 'none'}</td>
              <td>{each.source ?? 'none'}</td>
              <td>
                <Choice isTaken={taken.has(idOf(each))} canTake={canTake} onTake={() => take([each])} />
              </td>
            </tr>
          ))}
        </DataTable>
      </TableScroll>
    </Stack>
  );
}

function Choice({ isTaken, canTake, onTake }: { isTaken: boolean; canTake: boolean; onTake: () => void }) {
  if (isTaken) return 'Taken from the file';
  return (
    canTake && (
      <Button size="small" onClick={onTake} {...needsNetwork}>
        Take the file&apos;s value
      </Button>
    )
  );
}
