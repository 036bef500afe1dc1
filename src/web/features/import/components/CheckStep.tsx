import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ImportJob } from '../../../../contract/import/job';
import type { RowChange } from '../../../../contract/import/layout';
import type { RetainedRow, Retirement } from '../../../../contract/import/files';
import { orderPath, unitAlonePath } from '../../../lib/paths';
import { Card, Stack, Dim } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space } from '../../../ui/theme';
import { Counts, PhotosCheck } from './Figures';
import { FileField, PhotosField } from './FileField';
import { ProblemNotice, ProblemsTable, RefusedRowsButtons, ZerosLost } from './problems';
import { UnreadWords } from './UnreadWords';
import {
  addsPhotos,
  changedRows,
  counted,
  fieldNames,
  layoutText,
  leftOutColumns,
  refusedRows as rowsRefused,
  retirementText,
  retiresNothing,
  rowsToImport,
} from './importText';
import type { DataImport } from '../state/useDataImport';
import { LinesTable } from './tables';
import { DataTable } from '../../../ui/layout/TableHead';

const Files = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};
  padding: ${space(4)};
`;

export function CheckStep({ given, job }: { given: DataImport; job: ImportJob }) {
  const { choice, canReplace, review } = given;
  const { files, layouts, report, changes, retirements, problems, problemCount, photos, unreadWords = [] } = job;
  const replaceable = files.filter(canReplace);
  return (
    <Stack $gap={4}>
      <ProblemNotice job={job} />
      <ZerosLost
        job={job}
        onAnswer={(file, leadingZeros) => {
          const layout = layouts.find((each) => each.file === file)?.layout;
          if (!layout) return;
          review.map(file, { layout, columns: [], leadingZeros });
          given.check();
        }}
      />
      {problemCount === 0 && rowsToImport(job) === 0 && retiresNothing(job) && !addsPhotos(job) && (
        <Notice tone="ok">Nothing would change: every row is already as in the file.</Notice>
      )}
      {files.map((file) => {
        const layout = layouts.find((each) => each.file === file);
        return (
          <Counts
            key={file}
            title={layout?.name ?? fieldNames[file]}
            about={layout ? `${fieldNames[file]} · ${layoutText(layout)}` : fieldNames[file]}
            report={report?.[file] ?? null}
            leftOut={layout ? leftOutColumns(layout) : []}
          />
        );
      })}
      {photos && (
        <PhotosCheck {...{ photos, choice }} hasRefusedRows={rowsRefused(job) > 0} canGive={canReplace('photos')} />
      )}
      <Retirements retirements={retirements} />
      <RefusedRowsButtons job={job} />
      {problemCount > 0 && <ProblemsTable problems={problems} count={problemCount} />}
      {problemCount > 0 && replaceable.length > 0 && (
        <Files aria-label="Fixed files">
          {replaceable.map((kind) => (
            <FileField
              key={kind}
              label={`Fixed ${fieldNames[kind].toLowerCase()}`}
              fault={choice.faults[kind]}
              onChoose={(file) => choice.choose(kind, file)}
            />
          ))}
          {photos && photos.missing > 0 && photos.zip !== null && canReplace('photos') && (
            <PhotosField choice={choice} isFixed />
          )}
        </Files>
      )}
      {unreadWords.length > 0 && <UnreadWords words={unreadWords} onCheck={given.check} />}
      {changes.length > 0 && <ChangesTable changes={changes} job={job} />}
    </Stack>
  );
}

const RetainedRows = styled.p`
  a {
    color: inherit;
  }
`;

const MAX_NAMED = 20;

function RetainedLink({ file, row }: { file: Retirement['file']; row: RetainedRow }) {
  if (file === 'units')
    return (
      <>
        <Link to={unitAlonePath(row.key)}>{row.key}</Link>
        {row.jobNumber === null ? '' : ` (job ${row.jobNumber})`}
      </>
    );
  return row.orderId === null ? row.key : <Link to={orderPath(row.orderId)}>{row.key}</Link>;
}

const Retirements = ({ retirements }: { retirements: readonly Retirement[] }) =>
  retirements.map((each) => {
    const said = retirementText(each);
    if (said === null) return null;
    const named = each.kept.slice(0, MAX_NAMED);
    return (
      <Notice key={each.file} tone={each.isMany === true ? 'warn' : 'neutral'}>
        <Stack $gap={1}>
          <p>{said}</p>
          {named.length > 0 && (
            <RetainedRows>
              {each.file === 'units' ? 'Reserved, so they stay: ' : 'They have a unit, so they stay: '}
              {named.map((row, at) => (
                <span key={row.key}>
                  {at > 0 && ', '}
                  <RetainedLink file={each.file} row={row} />
                </span>
              ))}
              {each.keptCount > named.length && ` and ${(each.keptCount - named.length).toLocaleString('en-US')} more`}
            </RetainedRows>
          )}
        </Stack>
      </Notice>
    );
  });

const Title = styled.h3`
  font-size: ${fontSize.body};
`;

const Scroll = styled(LinesTable)`
  td:nth-child(n + 4) {
    max-width: 28rem;
  }
  ins {
    text-decoration: none;
    font-weight: 600;
  }
`;

function ChangesTable({ changes, job }: { changes: readonly RowChange[]; job: ImportJob }) {
  const count = changedRows(job);
  return (
    <Stack $gap={2}>
      <Title>What changes in rows that are there already</Title>
      <Dim>
        {count > changes.length
          ? `The first ${counted(changes.length, 'row')} of ${count.toLocaleString('en-US')}`
          : counted(changes.length, 'row')}
      </Dim>
      <Scroll role="region" aria-label="Changes" tabIndex={0}>
        <DataTable titles={['Order or unit', 'Line', 'Column', 'Before', 'After']} numeric={['Line']}>
          {changes.flatMap((change) =>
            change.fields.map((field, index) => (
              <tr key={`${change.file} ${change.key} ${field.column}`}>
                <td>{index === 0 && <Key change={change} />}</td>
                <td data-numeric="">{index === 0 && change.line.toLocaleString('en-US')}</td>
                <td>{field.column}</td>
                <td>{field.before ?? <Dim>empty</Dim>}</td>
                <td>{field.after === null ? <Dim>empty</Dim> : <ins>{field.after}</ins>}</td>
              </tr>
            )),
          )}
        </DataTable>
      </Scroll>
    </Stack>
  );
}

const Key = ({ change: { key, orderId } }: { change: RowChange }) => (
  <Link to={orderId === null ? unitAlonePath(key) : orderPath(orderId)}>{key}</Link>
);
