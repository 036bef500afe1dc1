import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { fitClassOf } from '../../../../domain/fit/fitClass';
import { withoutCosts } from '../../../../domain/cost/work';
import { FitLine } from '../../../parts/unit/FitBadge';
import { useMay } from '../../../state/hooks';
import { fontSize, hairline, space } from '../../../ui/theme';

const Root = styled.div`
  padding: ${space(3)} 0.875rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
  & > :last-child {
    margin-bottom: 0;
  }
  li {
    margin-left: ${space(4)};
    list-style: disc;
  }
`;

/** How the unit fits the order, and what keeps it from a better class. Nothing where no server says it. */
export function UnitFit({ unit }: { unit: Unit }) {
  const seesCost = useMay('seeCost');
  const gaps = unit.fit?.gaps.flatMap(({ text }) => text ?? []) ?? [];
  if (fitClassOf(unit) === null) return null;
  return (
    <Root>
      <FitLine unit={unit} />
      {gaps.length > 0 && (
        <ul aria-label="Gaps">
          {gaps.map((text) => (
            <li key={text}>{seesCost ? text : withoutCosts(text)}</li>
          ))}
        </ul>
      )}
    </Root>
  );
}
