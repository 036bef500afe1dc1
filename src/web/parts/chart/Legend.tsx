import { styled } from 'styled-components';
import type { Series } from '../../../domain/overview/chart';
import { color, fontSize, space } from '../../ui/theme';
import { fills } from './looks';

/** What each mark of a chart stands for. */
export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(2)};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

/** Which look is which series. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <LegendList>
      {series.map(({ name, look }) => (
        <li key={name}>
          <svg width={14} height={14} aria-hidden="true">
            <rect width={14} height={14} rx={2} fill={fills[look]} />
          </svg>
          {name}
        </li>
      ))}
    </LegendList>
  );
}
