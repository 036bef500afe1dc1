import { styled } from 'styled-components';
import { withoutTerm } from '../../../../domain/comparison/query/parseQuery';
import { Chip } from '../../../ui/mark/Chip';
import { space, toneInk } from '../../../ui/theme';
import type { UnitList } from './useUnitList';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const Problem = styled.p`
  color: ${toneInk('warn')};
`;

/** What the filter was understood to ask for, and what of it was not; nothing for plain text alone. */
export function FilterTerms({ list: { asked, filter } }: { list: Pick<UnitList, 'asked' | 'filter'> }) {
  const { terms, problems } = asked;
  if (problems.length === 0 && terms.every(({ kind }) => kind === 'text')) return null;
  return (
    <Line role="group" aria-label="Filter as understood">
      {terms.map((term) => {
        const label = term.kind === 'text' ? `Text “${term.text}”` : term.label;
        return (
          <Chip
            key={term.source}
            removeLabel={`Remove filter ${label}`}
            onRemove={() => filter(withoutTerm(asked, term))}
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
    </Line>
  );
}
