import { styled } from 'styled-components';
import type { FitClass, Unit } from '../../../../contract/units/unit';
import { type Tone, space, flexRow } from '../../../ui/theme';
import { Badge } from '../../../ui/mark/Badge';
import { fitClassOf, scoreText } from '../../../../domain/fit/fitClass';
import { fitMeanings } from '../../../../domain/glossary/terms';
import { Dim } from '../../../ui/elements';
import { Tooltip } from '../../../ui/Tooltip';

const fitTones: Readonly<Record<FitClass, Tone>> = {
  Fits: 'ok',
  'Fits with work': 'near',
  'Fits, to be checked': 'warn',
  'Misses a requirement': 'orange',
  'Does not fit': 'bad',
};

export const FitBadge = ({ fitClass }: { fitClass: FitClass | null }) =>
  fitClass !== null && (
    <Tooltip label={fitMeanings[fitClass]} isTabStop={false}>
      <Badge tone={fitTones[fitClass]}>{fitClass}</Badge>
    </Tooltip>
  );

const Line = styled.p`
  ${flexRow(`${space(1)} ${space(2)}`)}
  flex-wrap: wrap;
  margin-bottom: ${space(2)};
`;

export const FitLine = ({ unit }: { unit: Pick<Unit, 'fit' | 'can_serve' | 'match_score'> }) => (
  <Line>
    <FitBadge fitClass={fitClassOf(unit)} />
    <Dim>Match {scoreText(unit)}</Dim>
  </Line>
);
