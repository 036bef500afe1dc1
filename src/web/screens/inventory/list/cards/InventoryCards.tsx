import { useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../../ui/theme';
import type { UnitsViewProps } from '../unitsView';
import { useReturn } from '../place';
import { UnitCard } from './UnitCard';
import { useTabStop } from '../table/useTabStop';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(3)};
  & > li {
    min-width: 0;
  }
`;

/** Units side by side. Arrow keys go from card to card. */
export function InventoryCards({ units }: UnitsViewProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { tabIndexOf, onFocus } = useTabStop(
    units.map(({ serial }) => String(serial)),
    useReturn(grid),
  );
  return (
    <Grid ref={grid} aria-label="Units" onFocus={onFocus}>
      {units.map((unit) => (
        <li key={unit.serial} data-row={unit.serial}>
          <UnitCard unit={unit} tabIndex={tabIndexOf(String(unit.serial))} />
        </li>
      ))}
    </Grid>
  );
}
