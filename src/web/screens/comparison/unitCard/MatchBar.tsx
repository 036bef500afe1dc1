import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { fitClassOf, fitGroup, scoreText, matchPercent } from '../../../../domain/fit/fitClass';
import { FitBadge } from '../../../parts/unit/FitBadge';
import { color, fontSize, radius } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/elements';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  font-size: ${fontSize.label};
`;

const Track = styled.span`
  flex: 1;
  min-width: 1.5rem;
  height: 0.25rem;
  border-radius: ${radius.bar};
  background: ${color('lineSoft')};
`;

const Fill = styled.span`
  display: block;
  height: 0.25rem;
  border-radius: ${radius.bar};
  background: ${color('okFill')};
  [data-group='1'] > & {
    background: ${color('warn')};
  }
  [data-group='2'] > & {
    background: ${color('orange')};
  }
  [data-group='3'] > & {
    background: ${color('bad')};
  }
`;

const Percent = styled.span`
  min-width: 2.25rem;
  font-weight: 600;
  text-align: right;
  white-space: nowrap;
`;

/** The class in which a unit fits, in words, then how well it matches. */
export function MatchBar({ unit }: { unit: Pick<Unit, 'match_score' | 'can_serve' | 'fit'> }) {
  return (
    <Line>
      <FitBadge fitClass={fitClassOf(unit)} />
      <VisuallyHidden>Match</VisuallyHidden>
      <Track aria-hidden="true" data-group={fitGroup(unit)}>
        <Fill style={{ width: `${matchPercent(unit.match_score) ?? 0}%` }} />
      </Track>
      <Percent>{scoreText(unit)}</Percent>
    </Line>
  );
}
