import type { ImportColumns, ColumnMapping, RowsValue, TableLayout } from '../../../../contract/import/mapping';
import { IMPORT_FILES } from '../../../../contract/import/files';
import type { FileLayout } from '../../../../contract/import/layout';
import { Switch } from '../../../ui/field/Switch';
import { PaddedCard, Stack, Dim } from '../../../ui/elements';
import { FileField } from './FileField';
import { ColumnsOfFile } from './columns/ColumnsOfFile';
import { FileHead } from './columns/FileHead';
import { ForAllRows } from './columns/ForAllRows';
import { Preview } from './columns/Preview';
import { ProfileBar } from './columns/ProfileBar';
import { Questions } from './columns/Questions';
import { fieldNames } from './importText';
import type { DataImport, Review } from '../state/useDataImport';
import { Notice } from '../../../ui/notice/Notice';

interface ColumnsStepProps {
  given: DataImport;
  importId: string;
  targets: ImportColumns;
}

export function ColumnsStep({ given, importId, targets }: ColumnsStepProps) {
  const { review, choice, canReplace } = given;
  const failure = given.job?.failure ?? null;
  const absent = IMPORT_FILES.filter((kind) => !review.layouts.some(({ file }) => file === kind));
  return (
    <Stack $gap={4}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Questions files={review.layouts} targets={targets} onMap={review.map} />
      {review.layouts.map((file) => (
        <ReviewedFile key={file.file} {...{ file, importId, targets, review }} />
      ))}
      {absent.filter(canReplace).map((kind) => (
        <PaddedCard $gap={4} key={kind} aria-label={`Add the ${fieldNames[kind].toLowerCase()}`}>
          <FileField
            label={`Add the ${fieldNames[kind].toLowerCase()} to this import`}
            fault={choice.faults[kind]}
            onChoose={(file) => choice.choose(kind, file)}
          />
        </PaddedCard>
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
  const setValues = (values: RowsValue[]) => review.map(file.file, { layout: file.layout, columns: [], values });
  return (
    <PaddedCard $gap={4} aria-label={fieldNames[file.file]}>
      <FileHead file={file} onChange={setLayout} />
      {(file.remarks ?? []).map((remark) => (
        <Dim as="p" key={remark}>
          {remark}
        </Dim>
      ))}
      <ProfileBar file={file} importId={importId} onApply={(mapping) => review.map(file.file, mapping)} />
      <WholeFile file={file} onChange={setWhole} />
      <ForAllRows file={file} targets={targets[file.file]} onChange={setValues} />
      <ColumnsOfFile file={file} targets={targets[file.file]} onChange={setColumn} />
      <Preview file={file} isStale={review.isMapping} />
    </PaddedCard>
  );
}

const MEANING = {
  units:
    'Units that it lacks are retired: they leave matching and lists immediately, stay stored, and can be brought back. Reserved units stay.',
  orders:
    'Open orders that it lacks are retired: they leave the lists immediately, stay stored, and can be brought back. Orders with a unit stay.',
} as const;

interface WholeFileProps {
  file: FileLayout;
  onChange: (isWhole: boolean) => void;
}

const WholeFile = ({ file: { file, isWhole }, onChange }: WholeFileProps) => (
  <Stack $gap={1}>
    <Switch
      label={`This file has all ${file === 'units' ? 'units' : 'open orders'}`}
      aria-describedby={`whole-${file}`}
      checked={isWhole === true}
      onChange={onChange}
    />
    <Dim as="p" id={`whole-${file}`}>
      {MEANING[file]}
    </Dim>
  </Stack>
);
