import { styled } from 'styled-components';
import type { ImportColumns, ColumnMapping, TableLayout } from '../../../contract/imports/mapping';
import type { FileLayout } from '../../../contract/imports/layout';
import { IMPORT_FILES } from '../../../contract/imports/files';
import { Card, Stack } from '../../ui/elements';
import { space } from '../../ui/theme';
import { FileField } from './files/FileField';
import { fieldNames } from './importText';
import { FileHead } from './layout/FileHead';
import { Preview } from './preview/Preview';
import { ProfileBar } from './profiles/ProfileBar';
import { Questions } from './questions/Questions';
import type { DataImport } from './state/useDataImport';
import type { Review } from './state/useReview';
import { ColumnsOfFile } from './columns/ColumnsOfFile';
import { WholeFile } from './columns/WholeFile';

const FileCard = styled(Card)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;

interface ColumnsStepProps {
  given: DataImport;
  importId: string;
  targets: ImportColumns;
}

/** How the files are read: what is asked, then each file with its columns and first rows. */
export function ColumnsStep({ given, importId, targets }: ColumnsStepProps) {
  const { review, choice, canReplace } = given;
  const absent = IMPORT_FILES.filter((kind) => !review.layouts.some(({ file }) => file === kind));
  return (
    <Stack $gap={4}>
      <Questions files={review.layouts} targets={targets} onMap={review.map} />
      {review.layouts.map((file) => (
        <ReviewedFile key={file.file} {...{ file, importId, targets, review }} />
      ))}
      {absent.filter(canReplace).map((kind) => (
        <FileCard key={kind} aria-label={`Add the ${fieldNames[kind].toLowerCase()}`}>
          <FileField
            label={`Add the ${fieldNames[kind].toLowerCase()} to this import`}
            file={undefined}
            fault={choice.faults[kind]}
            isDisabled={false}
            onChoose={(file) => choice.choose(kind, file)}
          />
        </FileCard>
      ))}
    </Stack>
  );
}

interface ReviewedFileProps {
  file: FileLayout;
  importId: string;
  targets: ImportColumns;
  review: Review;
}

function ReviewedFile({ file, importId, targets, review }: ReviewedFileProps) {
  const setLayout = (layout: TableLayout) => review.map(file.file, { layout, columns: [] });
  const setColumn = (column: ColumnMapping) => review.map(file.file, { layout: file.layout, columns: [column] });
  const setWhole = (isWhole: boolean) => review.map(file.file, { layout: file.layout, columns: [], isWhole });
  return (
    <FileCard aria-label={fieldNames[file.file]}>
      <FileHead file={file} onChange={setLayout} />
      <ProfileBar file={file} importId={importId} onApply={(mapping) => review.map(file.file, mapping)} />
      <WholeFile file={file} onChange={setWhole} />
      <ColumnsOfFile file={file} targets={targets[file.file]} onChange={setColumn} />
      <Preview file={file} isStale={review.isMapping} />
    </FileCard>
  );
}
