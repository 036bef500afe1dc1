import type { ImportFile } from '../../../../contract/imports/files';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';

interface UnsortedFileProps {
  file: File;
  onSort: (kind: ImportFile | null) => void;
}

/** Asks what a file holds whose name does not say it. */
export const UnsortedFile = ({ file, onSort }: UnsortedFileProps) => (
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
