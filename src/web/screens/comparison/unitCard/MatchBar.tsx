import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { NOT_AVAILABLE } from '../../../../domain/format/orNA';
import { matchPercent } from '../../../../domain/specs/matchPercent';
import { color, fontSize, radius } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { CannotServe } from '../unit/CannotServe';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  font-size: ${fontSize.label};
`;

const Track = styled.span`
  flex: 1;
  height: 0.25rem;
  border-radius: ${radius.bar};
  background: ${color('lineSoft')};
`;

const Fill = styled.span`
  display: block;
  height: 0.25rem;
  border-radius: ${radius.bar};
  background: ${color('okFill')};
  [data-serves='false'] > & {
    background: ${color('bad')};
  }
`;

const Percent = styled.span`
  min-width: 2.25rem;
  font-weight: 600;
  text-align: right;
`;

/** How well a unit matches; red, and said in words, where it cannot serve. */
export function MatchBar({ unit: { match_score, can_serve } }: { unit: Pick<Unit, 'match_score' | 'can_serve'> }) {
  const percent = matchPercent(match_score);
  return (
    <Line>
      <VisuallyHidden>Match</VisuallyHidden>
      <Track aria-hidden="true" data-serves={can_serve !== false}>
        <Fill style={{ width: `${percent ?? 0}%` }} />
      </Track>
      <Percent>{percent === null ? NOT_AVAILABLE : `${percent}%`}</Percent>
      {can_serve === false && <CannotServe />}
    </Line>
  );
}
