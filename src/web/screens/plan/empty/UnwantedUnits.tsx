import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Plan } from '../../../../contract/plan/plan';
import { formatNumber } from '../../../../domain/format/number';
import { unitAlonePath } from '../../../parts/page/paths';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import { Small } from '../Small';

const PAGE = 24;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(2)} ${space(4)};
`;

/** Free units that no open order could have at this match. */
export function UnwantedUnits({ unwanted: { count, units } }: Pick<Plan, 'unwanted'>) {
  const [shown, setShown] = useState(PAGE);
  if (count === 0) return null;
  return (
    <Stack as="section" aria-label="Units that no order wants">
      <h2>{`Units that no order wants at this match (${formatNumber(count)})`}</h2>
      <List>
        {units.slice(0, shown).map(({ serial, unit }) => (
          <li key={serial}>
            <Link to={unitAlonePath(serial)}>{serial}</Link>
            <Small>{unit}</Small>
          </li>
        ))}
      </List>
      {units.length > shown && (
        <Row>
          <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>
        </Row>
      )}
    </Stack>
  );
}
