import { useState } from 'react';
import { styled } from 'styled-components';
import type { FileLayout } from '../../../../../contract/import/layout';
import type { ImportColumn, RowsValue } from '../../../../../contract/import/mapping';
import { Button, needsNetwork } from '../../../../ui/button/Button';
import { Dim, Row, Stack } from '../../../../ui/elements';
import { SelectField } from '../../../../ui/field/SelectField';
import { TextField } from '../../../../ui/field/TextField';
import { fontSize, space } from '../../../../ui/theme';

const Title = styled.h4`
  margin: 0;
  font-size: ${fontSize.body};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)};
`;

interface ForAllRowsProps {
  file: FileLayout;
  targets: readonly ImportColumn[];
  onChange: (values: RowsValue[]) => void;
}

/** Values for all rows, of columns that the file lacks. */
export function ForAllRows({ file, targets, onChange }: ForAllRowsProps) {
  const given = file.values ?? [];
  const [added, setAdded] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const names = [...new Set([...file.missing, ...given.map(({ target }) => target), ...added])];
  const stored = targets.filter(({ fills, isUnique }) => fills === undefined && isUnique !== true);
  const shown = stored.filter(({ name }) => names.includes(name));
  const valueOf = (name: string) => drafts[name] ?? given.find(({ target }) => target === name)?.value ?? '';
  const values = shown.map(({ name }) => ({ target: name, value: valueOf(name).trim() }));
  const save = () => {
    setDrafts({});
    onChange(values.filter(({ value }) => value !== ''));
  };
  const isFilled = ({ name }: ImportColumn) => file.columns.some(({ mapping }) => mapping.target === name);
  const others = stored.filter((each) => !names.includes(each.name) && !isFilled(each));
  return (
    <Stack $gap={2} role="group" aria-label="The same in all rows">
      <Title>The same in all rows</Title>
      <Dim>A column that the file lacks can have one value for all of its rows.</Dim>
      <Fields>
        {shown.map((column) => (
          <ValueField
            key={column.name}
            column={column}
            value={valueOf(column.name)}
            onChange={(value) => setDrafts({ ...drafts, [column.name]: value })}
            onEnter={save}
          />
        ))}
        <SelectField
          label="Another column"
          options={[{ value: '', label: 'Choose a column…' }, ...others.map(optionOf)]}
          value=""
          onChange={(name) => name !== '' && setAdded([...added, name])}
        />
      </Fields>
      {shown.length > 0 && (
        <Row>
          <Button onClick={save} {...needsNetwork}>
            Use for all rows
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const optionOf = ({ name, meaning }: ImportColumn) => ({
  value: name,
  label: meaning === null ? name : `${name}: ${meaning}`,
});

interface ValueFieldProps {
  column: ImportColumn;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function ValueField({ column: { name, choices, example }, value, onChange, onEnter }: ValueFieldProps) {
  if (choices !== undefined)
    return (
      <SelectField
        label={name}
        options={[{ value: '', label: 'Choose…' }, ...choices.map((each) => ({ value: each, label: each }))]}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <TextField label={name} placeholder={example ?? undefined} value={value} onChange={onChange} onEnter={onEnter} />
  );
}
