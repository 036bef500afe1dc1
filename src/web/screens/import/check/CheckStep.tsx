import { styled } from 'styled-components';
import type { ImportJob } from '../../../../contract/imports/job';
import { Card, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { FileField } from '../files/FileField';
import { PhotosField } from '../files/PhotosField';
import { counted, fieldNames, refusedRows, rowsToImport } from '../importText';
import { PhotosCheck } from '../photos/PhotosCheck';
import { addsPhotos } from '../photos/photosText';
import { retiresNothing } from '../retirementText';
import { layoutText } from '../layout/layoutWords';
import type { DataImport } from '../state/useDataImport';
import { ChangesTable } from './ChangesTable';
import { Counts } from './Counts';
import { ProblemsTable } from './ProblemsTable';
import { Retirements } from './Retirements';

const Files = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};
  padding: ${space(4)};
`;

interface CheckStepProps {
  given: DataImport;
  job: ImportJob;
}

/** What saving the files would do, row by row where something changes or is refused. */
export function CheckStep({ given: { choice, canReplace }, job }: CheckStepProps) {
  const { files, layouts, report, changes, retirements, problems, problemCount, photos } = job;
  const refused = refusedRows(job);
  const replaceable = files.filter(canReplace);
  return (
    <Stack $gap={4}>
      {(refused > 0 || problemCount > 0) && (
        <Notice tone="bad">
          <p>
            Nothing can be imported:{' '}
            {refused > 0 ? `${counted(refused, 'row')} ${refused === 1 ? 'is' : 'are'} refused` : 'there are problems'}.
            Fix {problemCount === 1 ? 'the problem' : 'the problems'} in the file and choose it again, or go back and
            change how a column is read.
          </p>
        </Notice>
      )}
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
          />
        );
      })}
      {photos && <PhotosCheck {...{ photos, choice }} hasRefusedRows={refused > 0} canGive={canReplace('photos')} />}
      <Retirements retirements={retirements} />
      {problemCount > 0 && <ProblemsTable problems={problems} count={problemCount} />}
      {problemCount > 0 && replaceable.length > 0 && (
        <Files aria-label="Fixed files">
          {replaceable.map((kind) => (
            <FileField
              key={kind}
              label={`Fixed ${fieldNames[kind].toLowerCase()}`}
              file={undefined}
              fault={choice.faults[kind]}
              isDisabled={false}
              onChoose={(file) => choice.choose(kind, file)}
            />
          ))}
          {photos && photos.missing > 0 && photos.zip !== null && canReplace('photos') && (
            <PhotosField choice={choice} isDisabled={false} isFixed />
          )}
        </Files>
      )}
      {changes.length > 0 && <ChangesTable changes={changes} job={job} />}
    </Stack>
  );
}
