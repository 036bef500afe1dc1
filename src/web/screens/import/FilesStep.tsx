import { Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { IMPORT_FILES, type ImportFile } from '../../../contract/imports/files';
import { Button, needsNetwork } from '../../ui/button/Button';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { PaddedCard, Row, Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { color, space } from '../../ui/theme';
import { FileField, PhotosField } from './FileField';
import { fieldNames } from './importText';
import type { FileChoice } from './state/useDataImport';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};
`;

const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(4)};
  color: ${color('textDim')};
  list-style: disc;
`;

export function FilesStep({ choice, isRunning }: { choice: FileChoice; isRunning: boolean }) {
  const { files, faults, unsorted } = choice;
  const hasRows = files.orders !== undefined || files.units !== undefined;
  return (
    <PaddedCard $gap={4} aria-label="Files">
      {unsorted && <UnsortedFile file={unsorted} onSort={choice.sort} />}
      <Fields>
        {IMPORT_FILES.map((kind) => (
          <FileField
            key={kind}
            label={fieldNames[kind]}
            file={files[kind]}
            fault={faults[kind]}
            isDisabled={isRunning}
            onChoose={(file) => choice.choose(kind, file)}
          />
        ))}
        <PhotosField choice={choice} isDisabled={isRunning} />
      </Fields>
      <Rules>
        <li>A file is read as soon as you choose it. You see what would change before anything is saved.</li>
        <li>All or nothing: if any row has a problem, nothing changes and every problem is listed.</li>
        <li>New rows are added, rows that differ are updated, and all others stay as they are.</li>
        <li>
          Nothing is deleted. What a file lacks stays as it is, unless you declare the file complete. Reserved units
          stay reserved.
        </li>
        <li>
          Photos and PDFs come in one ZIP. The units file names them in its column photos, separated by semicolons, and
          they are added once the rows are saved.
        </li>
      </Rules>
      {hasRows && !isRunning && (
        <div>
          <ExplainedButton variant="primary" whyNot={whyNotAgain(choice)} onClick={choice.again} {...needsNetwork}>
            <Upload size={16} aria-hidden="true" />
            Send again
          </ExplainedButton>
        </div>
      )}
    </PaddedCard>
  );
}

function whyNotAgain({ faults, unsorted, waitsForUnits }: FileChoice): string | null {
  if (unsorted) return `Say what ${unsorted.name} holds first.`;
  if (waitsForUnits) return 'Choose the units file that names the photos first.';
  return Object.keys(faults).length > 0 ? 'Choose another file first.' : null;
}

const UnsortedFile = ({ file, onSort }: { file: File; onSort: (kind: ImportFile | null) => void }) => (
  <Notice tone="near">
    <Stack $gap={2}>
      <p>What does {file.name} hold?</p>
      <Row $gap={2}>
        <Button onClick={() => onSort('orders')}>Orders</Button>
        <Button onClick={() => onSort('units')}>Units</Button>
        <Button variant="quiet" onClick={() => onSort(null)}>
          Neither
        </Button>
      </Row>
    </Stack>
  </Notice>
);
