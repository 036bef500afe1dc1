import { styled } from 'styled-components';
import { withoutTerm } from '../../../../domain/comparison/query/parseQuery';
import { asksForCosts } from '../../../../domain/comparison/filterUnits';
import { useHasPermission, useAppSelector } from '../../../store/hooks';
import { selectUndecided } from '../state/selectors';
import { Chip } from '../../../ui/mark/Chip';
import { space, toneInk } from '../../../ui/theme';
import type { UnitList } from '../state/useUnitList';
import { Row } from '../../../ui/elements';

const Line = styled(Row)`
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const Problem = styled.p`
  color: ${toneInk('warn')};
`;

/** How the filter was understood; renders nothing for plain text alone. */
export function FilterTerms({ list: { of, parsed, filter } }: { list: UnitList }) {
  const seesCost = useHasPermission('seeCost');
  const showsUndecided = seesCost || !asksForCosts(parsed);
  const undecided = useAppSelector((state) => (showsUndecided ? selectUndecided(state, of) : null));
  const { terms, problems } = parsed;
  if (problems.length === 0 && terms.every(({ kind }) => kind === 'text')) return null;
  return (
    <Line role="group" aria-label="Filter as understood">
      {terms.map((term) => {
        const label = term.kind === 'text' ? `Text “${term.text}”` : term.label;
        return (
          <Chip
            key={term.source}
            removeLabel={`Remove filter ${label}`}
            onRemove={() => filter(withoutTerm(parsed, term))}
          >
            {label}
          </Chip>
        );
      })}
      {problems.map((problem) => (
        <Problem key={problem} role="status">
          {problem}
        </Problem>
      ))}
      {undecided !== null && <Problem role="status">{undecided}</Problem>}
    </Line>
  );
}
