import styled from 'styled-components';
import { color, screens, type ColorName } from '../../ui/theme';
import { costPartLooks } from './costParts';
import { SIDE } from './grid';

/** Beside the units' sums, at the height of their bars; where units stand below, they name their parts themselves. */
const Cell = styled.div`
  display: flex;
  align-items: flex-end;
  padding: 10px ${SIDE} 14px;
  ${screens.tablet} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  font-size: 12.5px;
  color: ${color('textDim')};
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const Swatch = styled.span<{ $color: ColorName }>`
  width: 10px;
  height: 10px;
  border-radius: 2px;
  background: ${({ $color }) => color($color)};
`;

/** What the colours of the cost bars mean. */
export function CostLegend() {
  return (
    <Cell>
      <List aria-label="Parts of the sale price">
        {Object.values(costPartLooks).map((part) => (
          <li key={part.label}>
            <Swatch $color={part.color} aria-hidden="true" />
            {part.label}
          </li>
        ))}
      </List>
    </Cell>
  );
}
