import styled from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import type { Relaxation } from '../../../../contract/matching/recommendations';
import type { Unit } from '../../../../contract/unit/unit';
import { nothingServes } from '../../../../domain/comparison/nothingServes';
import { messages } from '../../../../domain/messages';
import { gapsOf } from '../../../../domain/specs/gaps';
import { matchPercent } from '../../../../domain/specs/matchPercent';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space } from '../../../ui/theme';
import type { UnitList } from './useUnitList';

const Root = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
`;

/** Of the recommended units, best first. */
const NEAREST = 3;

interface NothingServesProps {
  requirement: Partial<Requirement>;
  list: Pick<UnitList, 'recommended' | 'relaxations'>;
}

/** Says that no unit can serve the order: what the nearest lack, and what changing one requirement would bring. */
export function NothingServes({ requirement, list: { recommended, relaxations } }: NothingServesProps) {
  if (!nothingServes(recommended) && relaxations.length === 0) return null;
  const nearest = recommended.slice(0, NEAREST);
  return (
    <Root tone="warn">
      <h2>{messages.recommendations.noneServes}</h2>
      {nearest.length > 0 && (
        <ul aria-label="The nearest units and what they lack">
          {nearest.map((unit) => (
            <li key={String(unit.serial)}>{nearestText(requirement, unit)}</li>
          ))}
        </ul>
      )}
      {relaxations.length > 0 && <p>{relaxations.flatMap(relaxationText).join(' · ')}</p>}
    </Root>
  );
}

function nearestText(requirement: Partial<Requirement>, unit: Unit): string {
  const gaps = gapsOf(requirement, unit).filter(({ verdict }) => verdict === 'does not serve');
  const percent = matchPercent(unit.match_score);
  const match = percent === null ? '' : ` (${percent}%)`;
  return `${unit.serial}${match}: ${gaps.map(({ name, text }) => `${name}: ${text}`).join('; ')}`;
}

const relaxationText = ({ change, units }: Relaxation): string[] =>
  change === null || units === null ? [] : [`${change}: ${units} ${units === 1 ? 'unit' : 'units'}`];
