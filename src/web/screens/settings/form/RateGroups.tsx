import { styled } from 'styled-components';
import { rateFields, type RateField, type RateGroup } from '../../../../domain/rateSets/rateFields';
import { Card, Dim } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import { Distances } from './Distances';
import type { DraftProps } from './draftProps';
import { RateRow } from './RateRow';

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

/** All rates in their groups, to be read or edited. */
export function RateGroups(props: DraftProps) {
  return (
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
}

const fieldsOf = (group: string): readonly RateField[] => rateFields.filter((field) => field.group === group);
