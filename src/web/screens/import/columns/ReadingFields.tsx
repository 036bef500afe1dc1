import { styled } from 'styled-components';
import type { ImportColumn, ColumnMapping, Reading } from '../../../../contract/imports/mapping';
import type { FoundColumn } from '../../../../contract/imports/layout';
import { SelectField } from '../../../ui/field/SelectField';
import { Stack, Dim } from '../../../ui/elements';
import { fontSize } from '../../../ui/theme';
import { choicesOf } from './readingWords';

const labels: Readonly<Record<keyof Reading, string>> = {
  dates: 'Dates of',
  decimals: 'Numbers of',
  measure: 'Unit of measure of',
};
const kinds = ['dates', 'decimals', 'measure'] as const;

const Format = styled(Dim)`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

interface ReadingFieldsProps {
  column: FoundColumn;
  target: ImportColumn | undefined;
  onChange: (mapping: ColumnMapping) => void;
}

/** How the cells of a column are read, where they can be read in several ways. */
export function ReadingFields({ column, target, onChange }: ReadingFieldsProps) {
  const { header, mapping } = column;
  return (
    <Stack $gap={1}>
      {kinds.map((about) => {
        const choices = choicesOf(column, about, target?.readings);
        const value = mapping.reading[about];
        if (choices.length < 2) return null;
        const isAsked = column.doubts.some((doubt) => doubt.about === about);
        return (
          <SelectField
            key={about}
            label={`${labels[about]} ${header}`}
            hideLabel
            options={[
              ...(value === null ? [{ value: '', label: isAsked ? 'Choose…' : 'As written' }] : []),
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
        <Format>
          {[target.format, target.measure === null ? null : `in ${target.measure}`].filter(Boolean).join(', ')}
        </Format>
      )}
    </Stack>
  );
}
