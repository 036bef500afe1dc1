import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/order/order';
import { nearUnits, noneFits, relaxationsText, type NearUnit } from '../../../../domain/comparison/best';
import { messages } from '../../../../domain/messages';
import { FitBadge } from '../../../parts/unit/FitBadge';
import { Notice } from '../../../ui/notice/Notice';
import { fontSize, space } from '../../../ui/theme';
import type { UnitList } from './useUnitList';

const Root = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
  li + li {
    margin-top: ${space(1)};
  }
`;

interface NoneFitsProps {
  requirement: Partial<Requirement>;
  list: Pick<UnitList, 'recommended' | 'relaxations'>;
}

/** Says that no unit fits the order: the best of each lower class and what it lacks, and what changing one requirement would bring. */
export function NoneFits({ requirement, list: { recommended, relaxations } }: NoneFitsProps) {
  if (!noneFits(recommended) && relaxations.length === 0) return null;
  const near = nearUnits(requirement, recommended);
  return (
    <Root tone="warn">
      <h2>{messages.recommendations.noneFits}</h2>
      {near.length > 0 && (
        <ul aria-label="The best units of other classes and what they lack">
          {near.map((unit) => (
            <Near key={unit.serial} unit={unit} />
          ))}
        </ul>
      )}
      {relaxations.length > 0 && <p>{relaxationsText(relaxations)}</p>}
    </Root>
  );
}

const Near = ({ unit: { fitClass, serial, score, gaps } }: { unit: NearUnit }) => (
  <li>
    <FitBadge fitClass={fitClass} /> {serial} ({score}){gaps.length > 0 && `: ${gaps.join('; ')}`}
  </li>
);
