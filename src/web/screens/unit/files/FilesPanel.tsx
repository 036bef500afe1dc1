import { useId, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useGetUnitFilesQuery } from '../../../state/api/inventory/unitFiles';
import { useGated } from '../../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Skeleton, Dim } from '../../../ui/elements';
import { color } from '../../../ui/theme';
import { Panel, PanelHead } from '../layout/panel';
import { AddFiles } from './AddFiles';
import { DocumentList } from './DocumentList';
import { FilesHistory } from './FilesHistory';
import { PhotoList } from './PhotoList';
import { UploadList } from './UploadList';
import { useFileChanges } from './useFileChanges';
import { useUploads } from './useUploads';
import { useMay } from '../../../state/hooks';

const Drop = styled(Panel)`
  &[data-over] {
    outline: 2px dashed ${color('focus')};
    outline-offset: -6px;
  }
`;

interface FilesPanelProps {
  serial: string;
  /** What is made from the record, PDFs only. */
  sheets: InventoryUnit['attachments'];
}

/** Photos and documents of a unit: adding them by choice, camera or drop, captions, order, removal and history. */
export function FilesPanel({ serial, sheets }: FilesPanelProps) {
  const id = useId();
  const { data, error, isFetching, refetch } = useGetUnitFilesQuery(serial);
  const retry = useGated(refetch);
  const mayEdit = useMay('editUnitFiles');
  const uploads = useUploads(serial);
  const changes = useFileChanges(serial, data?.results ?? []);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (mayEdit && files.length > 0) uploads.add(files);
  };
  return (
    <Drop
      aria-labelledby={id}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(mayEdit && event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PanelHead>
        <h2 id={id}>Photos and documents</h2>
      </PanelHead>
      {mayEdit && <AddFiles onAdd={uploads.add} />}
      <UploadList uploads={uploads} />
      {data === undefined && error === undefined && <Skeleton $height="8rem" />}
      {error !== undefined && !isFetching && (
        <Row role="status">
          <Dim>Photos and documents could not be loaded. {errorMessage(error)}</Dim>
          <Button onClick={retry} {...needsNetwork}>
            Try again
          </Button>
        </Row>
      )}
      {data && <PhotoList files={data.results.filter(({ kind }) => kind === 'photo')} changes={changes} />}
      {data && (
        <DocumentList
          files={data.results.filter(({ kind }) => kind === 'document')}
          sheets={sheets}
          changes={changes}
        />
      )}
      {data && data.history.length > 0 && <FilesHistory files={data} changes={changes} />}
    </Drop>
  );
}
