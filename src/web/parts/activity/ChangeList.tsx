import { styled } from 'styled-components';
import type { AuditChange } from '../../../domain/audit/changes';
import { capitalized } from '../../../domain/format/text';
import { color, fontSize } from '../../ui/theme';

const List = styled.ul`
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  color: ${color('textSoft')};
  overflow-wrap: anywhere;
`;

interface ChangeListProps {
  changes: readonly AuditChange[];
  /** Nothing was there before. */
  isFirst: boolean;
}

/** Old and new values, field by field. */
export const ChangeList = ({ changes, isFirst }: ChangeListProps) => (
  <List>
    {changes.map(({ label, before, after }) => (
      <li key={label}>
        {capitalized(label)}: {isFirst ? after : `${before}, now ${after}`}
      </li>
    ))}
  </List>
);
