import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ArrowLeft, ArrowRight, Trash2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { AddedFile } from '../../../../contract/units/unitFiles';
import { UNIT_FILES } from '../../../../domain/limits';
import { webAddress } from './pictures';
import { useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button, IconButton, needsNetwork } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { useRenewed } from '../../../ui/gallery/GalleryPicture';
import { Row, Dim } from '../../../ui/elements';
import { color, fontSize, hairline, radius, space } from '../../../ui/theme';
import type { FileChanges } from '../state/useFileChanges';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  gap: ${space(3)};
`;

const Tile = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius.control};
  &[data-over] {
    outline: 2px solid ${color('focus')};
    outline-offset: -1px;
  }
  [draggable='true'] {
    cursor: grab;
  }
  img {
    display: block;
    width: 100%;
    height: 7rem;
    object-fit: contain;
    background: ${color('canvas')};
  }
`;

const nameOf = ({ caption, name }: AddedFile) => caption || name;

const First = styled.span`
  font-size: ${fontSize.small};
  color: ${color('textDim')};
`;

export function PhotoList({ files, changes }: { files: readonly AddedFile[]; changes: FileChanges }) {
  const mayEdit = useHasPermission('editUnitFiles');
  const drag = usePhotoDrag(files, { move: changes.move, isBusy: changes.isBusy || !mayEdit });
  return (
    <>
      <JustRemoved changes={changes} />
      {files.length === 0 ? (
        <Dim>No photos yet. Until then, generated drawings show the unit.</Dim>
      ) : (
        <Grid aria-label="Photos">
          {files.map((file, index) => (
            <PhotoTile key={String(file.id)} {...{ file, changes, drag }} at={index} of={files.length} />
          ))}
        </Grid>
      )}
    </>
  );
}

interface PhotoTileProps {
  file: AddedFile;
  at: number;
  of: number;
  changes: FileChanges;
  drag: ReturnType<typeof usePhotoDrag>;
}

function PhotoTile({ file, at, of, changes, drag }: PhotoTileProps) {
  const { config } = useServices();
  const mayEdit = useHasPermission('editUnitFiles');
  const address = webAddress(file.cardUrl ?? file.url, config.apiBaseUrl) ?? '';
  const { url, onError } = useRenewed(address);
  return (
    <Tile {...drag.placeAt(at)}>
      <div {...drag.handleAt(at)}>
        <img
          src={(url ?? address) || undefined}
          alt={nameOf(file)}
          loading="lazy"
          draggable={false}
          onError={onError}
        />
      </div>
      <CaptionField key={file.caption} file={file} changes={changes} />
      <Row $gap={1}>
        {mayEdit && <MoveButtons file={file} at={at} of={of} changes={changes} />}
        <RemoveButton file={file} changes={changes} />
        {at === 0 && <First>Shown first</First>}
      </Row>
    </Tile>
  );
}

const MOVES = [
  { word: 'forward', step: -1, Icon: ArrowLeft },
  { word: 'back', step: 1, Icon: ArrowRight },
] as const;

const MoveButtons = ({ file, at, of, changes }: Omit<PhotoTileProps, 'drag'>) =>
  MOVES.map(({ word, step, Icon }) => {
    const cannot = changes.isBusy || at + step < 0 || at + step >= of;
    return (
      <IconButton
        key={word}
        size="small"
        label={`Move ${nameOf(file)} ${word}`}
        icon={<Icon size={14} aria-hidden="true" />}
        aria-disabled={cannot}
        onClick={() => !cannot && changes.move(file, step)}
      />
    );
  });

export const RemoveButton = ({ file, changes }: Pick<PhotoTileProps, 'file' | 'changes'>) =>
  useHasPermission('delete') && (
    <IconButton
      size="small"
      label={`Remove ${nameOf(file)}`}
      icon={<Trash2 size={14} aria-hidden="true" />}
      aria-disabled={changes.isBusy}
      onClick={() => !changes.isBusy && changes.remove(file)}
      {...needsNetwork}
    />
  );

/** The focused button is gone: undo takes the focus. */
function JustRemoved({ changes: { justRemoved, restore } }: Pick<PhotoTileProps, 'changes'>) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [justRemoved]);
  return (
    <Row $gap={2} role="status">
      {justRemoved && (
        <>
          <span>{nameOf(justRemoved)} was removed.</span>
          <Button ref={undo} size="small" onClick={() => restore(justRemoved)} {...needsNetwork}>
            <Undo2 size={14} aria-hidden="true" />
            Undo
          </Button>
        </>
      )}
    </Row>
  );
}

/** Saves on Enter or blur; Escape restores the last caption. */
export function CaptionField({ file, changes }: Pick<PhotoTileProps, 'file' | 'changes'>) {
  const [text, setText] = useState(file.caption);
  const mayEdit = useHasPermission('editUnitFiles');
  const save = () => {
    const caption = text.trim();
    if (caption !== file.caption) changes.caption(file, caption);
  };
  if (!mayEdit) return <Dim>{file.caption}</Dim>;
  return (
    <TextField
      label={`Caption of ${file.name}`}
      hideLabel
      placeholder="Add a caption"
      title={file.name}
      maxLength={UNIT_FILES.captionLength}
      value={text}
      onChange={setText}
      onEnter={save}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Escape' && setText(file.caption)}
    />
  );
}

/** Buttons do the same by keyboard and touch. */
function usePhotoDrag(files: readonly AddedFile[], { isBusy, move }: Pick<FileChanges, 'isBusy' | 'move'>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = (at: number) => {
    end();
    const file = dragged === null ? undefined : files[dragged];
    if (file && dragged !== null && dragged !== at) move(file, at - dragged);
  };
  return {
    handleAt: (at: number) => ({
      draggable: files.length > 1 && !isBusy,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox does not drag without data.
        dataTransfer.setData('text/plain', files[at]?.name ?? '');
        setDragged(at);
      },
      onDragEnd: end,
    }),
    placeAt: (at: number) => ({
      'data-over': over === at && dragged !== at ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        drop(at);
      },
    }),
  };
}
