import { type DragEvent, useId, useState } from 'react';
import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/units/inventoryUnit';
import type { AddedFile, FileChange, UnitFiles } from '../../../../contract/units/unitFiles';
import { formatDateTime } from '../../../../domain/format/date';
import { sizeText } from '../../../../domain/format/number';
import { FileLink } from './FileLink';
import { webAddress } from './pictures';
import { useHasPermission } from '../../../store/hooks';
import { errorMessage } from '../../../lib/errorMessage';
import { useGetUnitFilesQuery } from '../api/unitFiles';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Skeleton, Dim } from '../../../ui/elements';
import { color, fontSize, screens, space } from '../../../ui/theme';
import { Panel, PanelHead, CardFold } from '../../units/components/unitLayout';
import { AddFiles, TakePhoto } from './AddFiles';
import { CaptionField, PhotoList, RemoveButton } from './PhotoList';
import { type FileChanges, useFileChanges } from '../state/useFileChanges';
import { useUploads } from '../state/useUploads';
import { UploadList } from './UploadList';
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
  const mayEdit = useHasPermission('editUnitFiles');
  const uploads = useUploads(serial);
  const changes = useFileChanges(serial, data?.results ?? []);
  const [isOver, setOver] = useState(false);
  const ofKind = (kind: AddedFile['kind']) => data?.results.filter((file) => file.kind === kind) ?? [];
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
        {mayEdit && <TakePhoto onAdd={uploads.add} />}
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
      {data && <PhotoList files={ofKind('photo')} changes={changes} />}
      {data && <DocumentList files={ofKind('document')} sheets={sheets} changes={changes} />}
      {data && data.history.length > 0 && <FilesHistory files={data} changes={changes} />}
    </Drop>
  );
}

const Documents = styled.ul`
  display: grid;
  gap: ${space(1)};
  li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${space(2)};
    align-items: center;
    min-height: 2rem;
    overflow-wrap: anywhere;
  }
  ${screens.phone} {
    li {
      grid-template-columns: 1rem minmax(0, 1fr) auto;
    }
    li > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
  svg {
    color: ${color('textDim')};
  }
`;

interface DocumentListProps extends Pick<FilesPanelProps, 'sheets'> {
  files: readonly AddedFile[];
  changes: FileChanges;
}

function DocumentList({ files, sheets, changes }: DocumentListProps) {
  const { apiBaseUrl } = useServices().config;
  if (files.length + sheets.length === 0) return null;
  return (
    <div>
      <h3>Documents</h3>
      <Documents aria-label="Documents">
        {files.map((file) => (
          <li key={String(file.id)}>
            <FileText size={14} aria-hidden="true" />
            <span>
              <FileLink url={webAddress(file.url, apiBaseUrl)} isDownload>
                {file.name}
              </FileLink>{' '}
              <Dim>{file.bytes !== null && sizeText(file.bytes)}</Dim>
            </span>
            <CaptionField key={file.caption} file={file} changes={changes} />
            <RemoveButton file={file} changes={changes} />
          </li>
        ))}
        {sheets.map(({ url, name }) => (
          <li key={name}>
            <FileText size={14} aria-hidden="true" />
            <FileLink url={webAddress(url, apiBaseUrl)}>{name}</FileLink>
            <Dim>Generated from unit data</Dim>
            <span />
          </li>
        ))}
      </Documents>
    </div>
  );
}

const History = styled.ol`
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

function FilesHistory({ files, changes }: { files: UnitFiles; changes: FileChanges }) {
  const mayEdit = useHasPermission('editUnitFiles');
  const { history, results, removed } = files;
  return (
    <CardFold title={removed.length === 0 ? 'History' : `History, ${removed.length} removed`}>
      <History aria-label="History of photos and documents">
        {history.map((change, index) => {
          const file = [...results, ...removed].find(({ id }) => id === change.fileId);
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
      </History>
    </CardFold>
  );
}

function sentenceOf({ change, caption }: FileChange, name: string): string {
  if (change !== 'captioned') return `${name} ${change}`;
  return caption ? `${name} captioned “${caption}”` : `${name}: caption removed`;
}
