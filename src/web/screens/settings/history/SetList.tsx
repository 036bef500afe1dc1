import { styled } from 'styled-components';
import type { RateSet } from '../../../../contract/rates/rateSets';
import { ratesDifference } from '../../../../domain/rateSets/ratesDifference';
import { DEFAULT_RATES } from '../../../../domain/rates/rates';
import { ratesName } from '../../../../domain/rates/ratesName';
import { Card, Dim } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import { ChangesTable } from '../review/ChangesTable';
import { authorText } from './authorText';

const Root = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  ol {
    display: grid;
    gap: ${space(4)};
    padding: 0;
    list-style: none;
  }
`;

interface SetListProps {
  title: string;
  sets: readonly RateSet[];
  /** What holds before the first of them; null where each is told beside the standard. */
  before: RateSet | null;
}

/** Sets of rates with what they change, who saved them and why. Nothing where there are none. */
export function SetList({ title, sets, before }: SetListProps) {
  if (sets.length === 0) return null;
  return (
    <Root aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {sets.map((set, index) => (
          <li key={set.id ?? 'standard'}>
            <strong>{ratesName(set)}</strong> {set.holdsFrom !== null && <Dim>{authorText(set)}</Dim>}
            {set.id === null ? (
              <Dim as="p">As specified.</Dim>
            ) : (
              <ChangesTable
                caption={`${ratesName(set)}, what changes`}
                changes={ratesDifference(
                  before === null ? DEFAULT_RATES : (sets[index - 1] ?? before).values,
                  set.values,
                )}
                headings={before === null ? ['Standard', 'Rate'] : ['Before', 'From then']}
              />
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
