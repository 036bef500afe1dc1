import styled from 'styled-components';
import { NOT_AVAILABLE } from '../../../../domain/format/orNA';
import { matchPercent } from '../../../../domain/specs/matchPercent';
import { color, fontSize, radius } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

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
`;

const Percent = styled.span`
  min-width: 2.25rem;
  font-weight: 600;
  text-align: right;
`;

/** How well a unit matches: `score` is 0 to 1, null where the server gives none. */
export function MatchBar({ score }: { score: number | null }) {
  const percent = matchPercent(score);
  return (
    <Line>
      <VisuallyHidden>Match</VisuallyHidden>
      <Track aria-hidden="true">
        <Fill style={{ width: `${percent ?? 0}%` }} />
      </Track>
      <Percent>{percent === null ? NOT_AVAILABLE : `${percent}%`}</Percent>
    </Line>
  );
}
