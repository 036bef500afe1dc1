import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportColumn, ColumnMapping, Reading } from '../../../../../contract/import/mapping';
import type { FileLayout, FoundColumn } from '../../../../../contract/import/layout';
import { Segmented } from '../../../../ui/field/Segmented';
import { SelectField, type SelectOption } from '../../../../ui/field/SelectField';
import { Row, Stack, Dim } from '../../../../ui/elements';
import { TableScroll } from '../../../../ui/layout/Table';
import { color, fontSize, screens, space, secondary } from '../../../../ui/theme';
import { counted, fieldNames } from '../importText';
import { choicesOf, targetOptions, targetValue, withTarget } from './columnChoices';

const columnGrid = `
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr);
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  ${screens.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Root = styled.li`
  ${columnGrid}
  border-top: 1px solid ${color('lineSoft')};
  &[data-left-out] {
    background: ${color('surfaceHover')};
  }
`;

const Name = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Facts = styled(Dim)`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

interface ColumnRowProps extends ReadingFieldsProps {
  options: readonly SelectOption<string>[];
}

function ColumnRow({ column, target, options, onChange }: ColumnRowProps) {
  const { header, samples, filled } = column;
  return (
    <Root data-left-out={target ? undefined : ''}>
      <Stack $gap={1}>
        <Name>{header}</Name>
        <Facts>{samples.length > 0 ? samples.join(' · ') : 'Empty'}</Facts>
        <Facts>{counted(filled, 'row')} with a value</Facts>
      </Stack>
      <Stack $gap={1}>
        <SelectField
          label={`What ${header} fills`}
          hideLabel
          title={target?.meaning ?? undefined}
          options={options}
          value={targetValue(column)}
          onChange={(value) => onChange(withTarget(column, value))}
        />
      </Stack>
      <ReadingFields column={column} target={target} onChange={onChange} />
    </Root>
  );
}

const Heads = styled.div`
  ${columnGrid}
  && {
    padding-block: 0.5rem;
  }
  background: ${color('surfaceSunken')};
  ${secondary}
  font-weight: 500;
  ${screens.phone} {
    && {
      display: none;
    }
  }
`;

const shown = {
  all: () => true,
  read: ({ mapping }: FoundColumn) => mapping.target !== null,
  out: ({ mapping }: FoundColumn) => mapping.target === null,
} as const;
type Shown = keyof typeof shown;

const FEW = 12;

interface ColumnsOfFileProps {
  file: FileLayout;
  targets: readonly ImportColumn[];
  onChange: (mapping: ColumnMapping) => void;
}

export function ColumnsOfFile({ file: { file, columns }, targets, onChange }: ColumnsOfFileProps) {
  const [which, setWhich] = useState<Shown>('all');
  const options = targetOptions(targets);
  const listed = columns.filter(shown[which]);
  const countOf = (name: Shown) => columns.filter(shown[name]).length.toLocaleString('en-US');
  return (
    <Stack $gap={2}>
      {columns.length > FEW && (
        <Row>
          <Segmented
            label="Columns shown"
            value={which}
            onChange={setWhich}
            options={[
              { value: 'all', label: `All ${countOf('all')}` },
              { value: 'read', label: `Imported ${countOf('read')}` },
              { value: 'out', label: `Left out ${countOf('out')}` },
            ]}
          />
        </Row>
      )}
      <TableScroll>
        <Heads aria-hidden="true">
          <span>Column of the file</span>
          <span>Fills</span>
          <span>Read as</span>
        </Heads>
        <ul aria-label={`Columns of the ${fieldNames[file].toLowerCase()}`}>
          {listed.map((column) => (
            <ColumnRow
              key={column.mapping.index}
              column={column}
              target={targets.find(({ name }) => name === column.mapping.target)}
              options={options}
              onChange={onChange}
            />
          ))}
        </ul>
      </TableScroll>
      {listed.length === 0 && <Dim>No columns.</Dim>}
    </Stack>
  );
}

const labels: Readonly<Record<keyof Reading, string>> = {
  dates: 'Dates of',
  decimals: 'Numbers of',
  measure: 'Unit of measure of',
};
const kinds = ['dates', 'decimals', 'measure'] as const;

interface ReadingFieldsProps {
  column: FoundColumn;
  target: ImportColumn | undefined;
  onChange: (mapping: ColumnMapping) => void;
}

function ReadingFields({ column, target, onChange }: ReadingFieldsProps) {
  const { header, mapping } = column;
  return (
    <Stack $gap={1}>
      {kinds.map((about) => {
        const choices = choicesOf(column, about, target?.readings);
        const value = mapping.reading[about];
        if (choices.length < 2) return null;
        const isDoubtful = column.doubts.some((doubt) => doubt.about === about);
        return (
          <SelectField
            key={about}
            label={`${labels[about]} ${header}`}
            hideLabel
            options={[
              ...(value === null ? [{ value: '', label: isDoubtful ? 'Choose…' : 'As written' }] : []),
              ...choices,
            ]}
            value={value ?? ''}
            onChange={(chosen) => {
              const choice = choices.find((each) => each.value === chosen);
              if (choice) onChange({ ...mapping, reading: choice.reading });
            }}
          />
        );
      })}
      {target && (
        <Facts>
          {[target.format, target.measure === null ? null : `in ${target.measure}`].filter(Boolean).join(', ')}
        </Facts>
      )}
    </Stack>
  );
}
