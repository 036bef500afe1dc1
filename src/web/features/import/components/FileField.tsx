import { type DragEvent as ReactDragEvent, useId, useRef, useState } from 'react';
import { FileArchive, FileSpreadsheet, type LucideIcon, X } from 'lucide-react';
import { styled } from 'styled-components';
import { sizeText } from '../../../../domain/format/number';
import { IconButton } from '../../../ui/button/Button';
import { Row } from '../../../ui/elements';
import { color, fontSize, radius, space, visuallyHidden, flexRow } from '../../../ui/theme';
import type { FileChoice } from '../state/useDataImport';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Name = styled.label`
  font-weight: 500;
`;

const Input = styled.input`
  ${visuallyHidden}
`;

const Target = styled.label`
  position: relative;
  ${flexRow(space(3))}
  min-height: 4rem;
  padding: ${space(3)};
  border: 1px dashed ${color('controlLine')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('textSoft')};
  overflow-wrap: anywhere;
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${color('textDim')};
  }
  &:hover,
  &[data-over] {
    border-color: ${color('focus')};
    background: ${color('surfaceHover')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  &:has([aria-invalid]) {
    border-color: ${color('bad')};
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
`;

const Remarks = styled(Row)`
  min-height: 1.5rem;
`;

const Note = styled.span<{ $bad: boolean }>`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${({ $bad }) => color($bad ? 'bad' : 'textDim')};
  overflow-wrap: anywhere;
`;

const TABLES = 'Excel (.xlsx), CSV or TSV, up to 100 MB';

interface FileFieldProps {
  label: string;
  file?: File | undefined;
  fault: string | undefined;
  isDisabled?: boolean;
  onChoose: (file: File | null) => void;
  accept?: string;
  icon?: LucideIcon;
  hint?: string;
  note?: string | null;
}

export function FileField({ label, file, fault, isDisabled = false, onChoose, ...kind }: FileFieldProps) {
  const { accept = '.xlsx,.csv,.tsv,.txt', icon: Icon = FileSpreadsheet, hint = TABLES, note = null } = kind;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const remove = () => {
    input.current?.focus();
    onChoose(null);
  };
  const drop = (event: ReactDragEvent) => {
    setOver(false);
    const [dropped, ...others] = filesIn(event);
    // The page sorts several files.
    if (dropped && others.length === 0 && !isDisabled) onChoose(dropped);
  };
  return (
    <Root>
      <Name htmlFor={id}>{label}</Name>
      <Target
        {...{ [TAKES_ONE]: '' }}
        data-over={isOver && !isDisabled ? '' : undefined}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon size={20} aria-hidden="true" />
        <span id={`${id}-file`}>{file ? file.name : 'Choose a file, or drop it here'}</span>
        <Input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-file ${id}-note`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Allows choosing the same file again.
            target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
      </Target>
      <Remarks $gap={1}>
        <Note id={`${id}-note`} role={fault ? 'alert' : undefined} $bad={fault !== undefined}>
          {fault ?? (file ? [sizeText(file.size), note].filter(Boolean).join(' · ') : hint)}
        </Note>
        {file && !isDisabled && (
          <IconButton
            size="small"
            label={`Remove ${file.name}`}
            icon={<X size={14} aria-hidden="true" />}
            onClick={remove}
          />
        )}
      </Remarks>
    </Root>
  );
}

interface PhotosFieldProps {
  choice: FileChoice;
  isDisabled?: boolean;
  isFixed?: boolean;
}

export const PhotosField = ({ choice, isDisabled = false, isFixed = false }: PhotosFieldProps) => (
  <FileField
    label={isFixed ? 'Fixed ZIP of photos' : 'ZIP of photos'}
    file={isFixed ? undefined : choice.files.photos}
    fault={choice.faults.photos}
    isDisabled={isDisabled}
    onChoose={(file) => choice.choose('photos', file)}
    accept=".zip,application/zip"
    icon={FileArchive}
    hint="Photos and PDFs that the units file names, up to 1 GB"
    note={choice.waitsForUnits ? 'Next, choose the units file' : null}
  />
);

const filesIn = (event: Pick<ReactDragEvent | DragEvent, 'dataTransfer'>): File[] => [
  ...(event.dataTransfer?.files ?? []),
];

const TAKES_ONE = 'data-takes-one';

const isTaken = ({ target }: Event) => target instanceof Element && target.closest(`[${TAKES_ONE}]`) !== null;

const keep = (event: Event) => event.preventDefault();

/** A file dropped beside its field would otherwise replace the app. */
export const takesDrops = (take: (files: readonly File[]) => void) => (element: HTMLElement | null) => {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const files = filesIn(event);
    if (files.length > 1 || !isTaken(event)) take(files);
  };
  element?.addEventListener('dragover', keep);
  element?.addEventListener('drop', drop);
  return () => {
    element?.removeEventListener('dragover', keep);
    element?.removeEventListener('drop', drop);
  };
};
