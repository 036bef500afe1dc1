import { styled } from 'styled-components';
import type { ImportColumn, ColumnMapping } from '../../../../contract/imports/mapping';
import type { FoundColumn } from '../../../../contract/imports/layout';
import { SelectField, type SelectOption } from '../../../ui/field/SelectField';
import { Stack, Dim } from '../../../ui/elements';
import { color, fontSize, screens, space } from '../../../ui/theme';
import { counted } from '../importText';
import { ReadingFields } from './ReadingFields';
import { targetValue, withTarget } from './targets';

/** The name, what it fills, and how it is read; on a phone one below the other. */
export const columnGrid = `
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

interface ColumnRowProps {
  column: FoundColumn;
  target: ImportColumn | undefined;
  options: readonly SelectOption<string>[];
  onChange: (mapping: ColumnMapping) => void;
}

/** One column of a file: what it is called, what stands in it, what it fills and how it is read. */
export function ColumnRow({ column, target, options, onChange }: ColumnRowProps) {
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
