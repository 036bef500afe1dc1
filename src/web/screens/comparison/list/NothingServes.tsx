import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import { nearestTexts, nothingServes, relaxationsText } from '../../../../domain/comparison/nothingServes';
import { messages } from '../../../../domain/messages';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space } from '../../../ui/theme';
import type { UnitList } from './useUnitList';

const Root = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
`;

interface NothingServesProps {
  requirement: Partial<Requirement>;
  list: Pick<UnitList, 'recommended' | 'relaxations'>;
}

/** Says that no unit can serve the order: what the nearest lack, and what changing one requirement would bring. */
export function NothingServes({ requirement, list: { recommended, relaxations } }: NothingServesProps) {
  if (!nothingServes(recommended) && relaxations.length === 0) return null;
  const nearest = nearestTexts(requirement, recommended);
  return (
    <Root tone="warn">
      <h2>{messages.recommendations.noneServes}</h2>
      {nearest.length > 0 && (
        <ul aria-label="The nearest units and what they lack">
          {nearest.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {relaxations.length > 0 && <p>{relaxationsText(relaxations)}</p>}
    </Root>
  );
}
