import { styled } from 'styled-components';
import { type RateField, rateFields, type RateGroup, rateText } from '../../../domain/rateSets/rateFields';
import { textOf } from '../../../domain/rateSets/ratesDraft';
import { DEFAULT_RATES } from '../../../domain/rates/rates';
import { TextField } from '../../ui/field/TextField';
import { Card, Dim } from '../../ui/elements';
import { space } from '../../ui/theme';
import { Distances } from './Distances';
import { type DraftProps, ReadRow, Standard } from './ReadRow';

const Groups = styled.div`
  columns: 22rem;
  column-gap: ${space(4)};
`;

const Group = styled(Card)`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  padding: ${space(4)};
  break-inside: avoid;
`;

const hints: Readonly<Record<RateGroup, string>> = {
  'Add-ons': 'Put on unit, labor and materials cost of a unit by percentages.',
  Prices: 'Of work that a unit has no recorded cost of. Empty: the cost stays not recorded.',
  Freight: 'By loaded mile of road, beside the margin and never in it. Empty: no freight is shown.',
  Rewind: 'To another voltage, by the highest primary voltage. Empty: the cost stays not recorded.',
  Margin: 'A margin is good from here on; the profit shown lies below it.',
  Distance: 'A unit is far beyond these miles from the reference site.',
  Matching:
    'Tolerances are of the required value. Weights count among the features that an order requires; each fit class has scores of its own.',
  'Work days': 'Of each kind of work, one after the other, Monday to Friday. Empty: not known.',
};

export const RateGroups = (props: DraftProps) => (
  <Groups>
    {Object.entries(hints).map(([group, hint]) => (
      <Group key={group} aria-label={group}>
        <h2>{group}</h2>
        <Dim>{hint}</Dim>
        {fieldsOf(group).map((field) => (
          <RateRow key={field.id} field={field} {...props} />
        ))}
        {group === 'Distance' && <Distances {...props} />}
      </Group>
    ))}
  </Groups>
);

const fieldsOf = (group: string): readonly RateField[] => rateFields.filter((field) => field.group === group);

function RateRow({ field, draft, problems, onChange }: DraftProps & { field: RateField }) {
  const { id, label } = field;
  const [value, initial] = [draft.rates[id], DEFAULT_RATES[id]];
  const standard = rateText(field, initial);
  if (onChange === null)
    return <ReadRow label={label} value={rateText(field, value)} standard={value === initial ? null : standard} />;
  return (
    <div>
      <TextField
        label={`${label}, ${field.unit}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={textOf(draft, field)}
        error={problems[id] ?? null}
        onChange={(text) => onChange({ ...draft, texts: { ...draft.texts, [id]: text } })}
      />
      <Standard>Standard {standard}</Standard>
    </div>
  );
}
