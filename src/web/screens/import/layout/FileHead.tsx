import { useRef, useState } from 'react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileLayout } from '../../../../contract/imports/layout';
import type { TableLayout } from '../../../../contract/imports/mapping';
import { Button } from '../../../ui/button/Button';
import { Stack, Dim } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';
import { fieldNames } from '../importText';
import { LayoutForm } from './LayoutForm';
import { layoutText } from './layoutWords';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  & > svg {
    margin-top: 2px;
    color: ${color('textDim')};
  }
  h3 {
    font-size: ${fontSize.name};
    overflow-wrap: anywhere;
  }
  p {
    overflow-wrap: anywhere;
  }
`;

interface FileHeadProps {
  file: FileLayout;
  onChange: (layout: TableLayout) => void;
}

/** What a file was recognized as, and how to correct that. */
export function FileHead({ file, onChange }: FileHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const Icon = file.format === 'xlsx' ? FileSpreadsheet : FileText;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const save = (layout: TableLayout) => {
    close();
    onChange(layout);
  };
  return (
    <Stack $gap={3}>
      <Line>
        <Icon size={20} aria-hidden="true" />
        <div>
          <h3>{file.name ?? fieldNames[file.file]}</h3>
          <p>
            <Dim>
              {fieldNames[file.file]} · {layoutText(file)}
            </Dim>
          </p>
        </div>
        {file.format !== 'ndjson' && (
          <Button
            ref={opener}
            size="small"
            aria-expanded={isOpen}
            aria-label={`Change how the ${fieldNames[file.file].toLowerCase()} is recognized`}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
        )}
      </Line>
      {isOpen && <LayoutForm file={file} onSave={save} onCancel={close} />}
    </Stack>
  );
}
