import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportColumn, ColumnMapping } from '../../../../contract/imports/mapping';
import type { FileLayout, FoundColumn } from '../../../../contract/imports/layout';
import { Segmented } from '../../../ui/field/Segmented';
import { TableScroll } from '../../../ui/layout/Table';
import { Row, Stack, Dim } from '../../../ui/elements';
import { color, fontSize, screens } from '../../../ui/theme';
import { fieldNames } from '../importText';
import { columnGrid, ColumnRow } from './ColumnRow';
import { targetOptions } from './targets';

const Box = styled(TableScroll)`
  ul {
    padding: 0;
    list-style: none;
  }
`;

const Heads = styled.div`
  ${columnGrid}
  && {
    padding-block: 0.5rem;
  }
  background: ${color('surfaceSunken')};
  color: ${color('textDim')};
  font-size: ${fontSize.label};
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

/** Fewer than these are seen at a glance. */
const FEW = 12;

interface ColumnsOfFileProps {
  file: FileLayout;
  targets: readonly ImportColumn[];
  onChange: (mapping: ColumnMapping) => void;
}

/** All columns of a file: what each fills, and how it is read. */
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
      <Box>
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
      </Box>
      {listed.length === 0 && <Dim>No columns.</Dim>}
    </Stack>
  );
}
