import { styled } from 'styled-components';
import type { Unit } from '../../../contract/unit/unit';
import { fitClassOf, scoreText } from '../../../domain/fit/fitClass';
import { Dim } from '../../ui/text/Text';
import { space } from '../../ui/theme';
import { FitBadge } from './FitBadge';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(2)};
`;

interface FitLineProps {
  unit: Pick<Unit, 'fit' | 'can_serve' | 'match_score'>;
}

/** The class in which a unit fits an order, then its match score. */
export const FitLine = ({ unit }: FitLineProps) => (
  <Line>
    <FitBadge fitClass={fitClassOf(unit)} />
    <Dim>Match {scoreText(unit)}</Dim>
  </Line>
);
