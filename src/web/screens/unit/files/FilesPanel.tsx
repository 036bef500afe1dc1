import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import type { AddedFile, FileChange, UnitFiles } from '../../../../contract/unit/unitFiles';
import { formatDateTime } from '../../../../domain/format/date';
import { useMay } from '../../../state/hooks';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useGetUnitFilesQuery } from '../../../state/api/inventory/unitFiles';
import { useGated } from '../../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, Skeleton, Dim } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';
import { Panel, PanelHead, CardFold } from '../unitLayout';
import { DocumentList } from './DocumentList';
import { PhotoList } from './PhotoList';
import { UploadList, useUploads } from './UploadList';
import { type FileChanges, useFileChanges } from './useFileChanges';
import { TryAgain } from '../../../ui/notice/LoadFailure';

const Drop = styled(Panel)`
  &[data-over] {
    outline: 2px dashed ${color('focus')};
    outline-offset: -6px;
  }
`;

interface FilesPanelProps {
  serial: string;
  /** Generated PDFs. */
  sheets: InventoryUnit['attachments'];
}

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
          <TryAgain onClick={retry} />
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

/** iPhones convert HEIC to JPEG if a page asks for JPEG only; users can still choose any file. */
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';
const PHOTOS = 'image/jpeg';

/** Only phones and tablets have a camera; not every phone reports touch. */
const OnTouch = styled.span`
  display: none;
  @media (any-pointer: coarse), (max-width: 40em) {
    display: contents;
  }
`;

export function AddFiles({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Lets the user choose the same file again once it is fixed.
    target.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };
  const hidden = { type: 'file', hidden: true, onChange: take } as const;
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <Button onClick={() => files.current?.click()} {...needsNetwork}>
          <ImagePlus size={16} aria-hidden="true" />
          Add photos or documents
        </Button>
        <OnTouch>
          <Button onClick={() => camera.current?.click()} {...needsNetwork}>
            <Camera size={16} aria-hidden="true" />
            Take a photo
          </Button>
        </OnTouch>
      </Row>
      <Dim>Or drop them here. JPEG, PNG, WebP or PDF, up to 40 MB each. Location and camera data are removed.</Dim>
      <input ref={files} {...hidden} multiple accept={ACCEPT} data-testid="files" />
      <input ref={camera} {...hidden} accept={PHOTOS} capture="environment" />
    </Stack>
  );
}

const List = styled.ol`
  max-height: 20rem;
  overflow-y: auto;
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(2)} 0.875rem;
    border-bottom: 1px solid ${color('lineSoft')};
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`;

export function FilesHistory({ files, changes }: { files: UnitFiles; changes: FileChanges }) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay('editUnitFiles');
  const { history, results, removed } = files;
  const fileOf = ({ fileId }: FileChange) => [...results, ...removed].find(({ id }) => id === fileId);
  return (
    <CardFold title={titleOf(removed)} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <List aria-label="History of photos and documents">
        {history.map((change, index) => {
          const file = fileOf(change);
          const isLatest = history.findIndex(({ fileId }) => fileId === change.fileId) === index;
          return (
            <li key={`${change.at}-${change.fileId}-${change.change}`}>
              <span>
                {sentenceOf(change, file?.name ?? 'A file')} by {change.by} on {formatDateTime(change.at)}
              </span>
              {mayEdit && file && file.removedAt !== null && isLatest && (
                <Button size="small" onClick={() => changes.restore(file)} {...needsNetwork}>
                  Restore
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </CardFold>
  );
}

const titleOf = (removed: readonly AddedFile[]) =>
  removed.length === 0 ? 'History' : `History, ${removed.length} removed`;

function sentenceOf({ change, caption }: FileChange, name: string): string {
  if (change !== 'captioned') return `${name} ${change}`;
  return caption ? `${name} captioned “${caption}”` : `${name}: caption removed`;
}
