import { useId, useRef } from 'react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../ui/button/IconButton';
import { Row } from '../../ui/layout/Layout';
import { color, fontSize, radius, space } from '../../ui/theme';
import { sizeText } from './importText';

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
  width: 100%;
  padding: ${space(2)};
  border: 1px dashed ${color('controlLine')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('textSoft')};
  &::file-selector-button {
    margin-right: ${space(3)};
    padding: ${space(1)} ${space(3)};
    border: 1px solid ${color('lineStrong')};
    border-radius: ${radius.control};
    background: ${color('surface')};
    color: ${color('textSoft')};
    font: inherit;
    font-weight: 500;
  }
  &::file-selector-button:hover {
    background: ${color('surfaceHover')};
  }
  &:disabled {
    opacity: 0.6;
  }
  &[aria-invalid='true'] {
    border-color: ${color('bad')};
  }
`;

/** No higher with a button in it. */
const Remarks = styled(Row)`
  min-height: 1.5rem;
`;

const Note = styled.span<{ $bad: boolean }>`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${({ $bad }) => color($bad ? 'bad' : 'textDim')};
  overflow-wrap: anywhere;
`;

interface FileFieldProps {
  label: string;
  file: File | undefined;
  fault: string | undefined;
  isDisabled: boolean;
  onChoose: (file: File | null) => void;
}

/** Takes one file, chosen or dropped on it, and says which it has. */
export function FileField({ label, file, fault, isDisabled, onChoose }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChoose(null);
  };
  return (
    <Root>
      <Name htmlFor={id}>{label}</Name>
      <Input
        ref={input}
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={isDisabled}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      <Remarks $gap={1}>
        <Note id={`${id}-note`} role={fault ? 'alert' : undefined} $bad={fault !== undefined}>
          {fault ?? (file ? sizeText(file.size) : 'CSV in UTF-8, up to 100 MB. Choose it, or drop it here.')}
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
