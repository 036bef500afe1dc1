import { useRef, useState } from 'react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileLayout } from '../../../../../contract/import/layout';
import { DELIMITERS, ENCODINGS, type TableLayout } from '../../../../../contract/import/mapping';
import { Button, needsNetwork } from '../../../../ui/button/Button';
import { SelectField } from '../../../../ui/field/SelectField';
import { TextField } from '../../../../ui/field/TextField';
import { Row, Stack, Dim } from '../../../../ui/elements';
import { color, fontSize, space } from '../../../../ui/theme';
import { delimiterNames, encodingNames, fieldNames, layoutText } from '../importText';

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
`;

export function FileHead({ file, onChange }: { file: FileLayout; onChange: (layout: TableLayout) => void }) {
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

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${space(3)};
`;

interface LayoutFormProps {
  file: FileLayout;
  onSave: (layout: TableLayout) => void;
  onCancel: () => void;
}

const encodings = ENCODINGS.map((value) => ({ value, label: encodingNames[value] }));
const delimiters = DELIMITERS.map((value) => ({ value, label: delimiterNames[value] }));

const isLine = (text: string) => /^[1-9]\d{0,6}$/.test(text.trim());

function LayoutForm({ file, onSave, onCancel }: LayoutFormProps) {
  const [layout, setLayout] = useState(file.layout);
  const [line, setLine] = useState(String(file.layout.headerLine));
  const [isWrong, setWrong] = useState(false);
  const change = (part: Partial<TableLayout>) => setLayout({ ...layout, ...part });
  const save = () => {
    setWrong(!isLine(line));
    if (isLine(line)) onSave({ ...layout, headerLine: Number(line) });
  };
  const sheets = file.sheets.map((value) => ({ value, label: value }));
  return (
    <Stack $gap={3}>
      <Fields>
        {file.format === 'xlsx' ? (
          <SelectField
            label="Sheet"
            options={sheets}
            value={layout.sheet ?? ''}
            onChange={(sheet) => change({ sheet })}
          />
        ) : (
          <>
            <SelectField
              label="Values separated by"
              options={delimiters}
              value={layout.delimiter ?? ','}
              onChange={(delimiter) => change({ delimiter })}
            />
            <SelectField
              label="Encoding"
              options={encodings}
              value={layout.encoding ?? 'utf-8'}
              onChange={(encoding) => change({ encoding })}
            />
          </>
        )}
        <TextField
          label="Line with the column names"
          inputMode="numeric"
          value={line}
          onChange={setLine}
          onEnter={save}
          error={isWrong ? 'Enter a line number, such as 3.' : null}
        />
      </Fields>
      <Row $gap={2}>
        <Button onClick={save} {...needsNetwork}>
          Read again
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep
        </Button>
      </Row>
      <Dim>Columns will be detected again and your choices below reset.</Dim>
    </Stack>
  );
}
