import styled from 'styled-components';
import type { AuditChange } from '../../../domain/audit/changes';
import { capitalized } from '../../../domain/format/capitalized';
import { color, fontSize } from '../../ui/theme';

const List = styled.ul`
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  color: ${color('textSoft')};
  overflow-wrap: anywhere;
`;

/** Old and new values, field by field. */
export const ChangeList = ({ changes }: { changes: readonly AuditChange[] }) => (
  <List>
    {changes.map(({ label, before, after }) => (
      <li key={label}>
        {capitalized(label)}: {before}, now {after}
      </li>
    ))}
  </List>
);
