import styled from 'styled-components';
import { color, hairline, space } from '../../ui/theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(116px, 1fr));
  gap: ${space(2)} ${space(3)};
  padding-top: ${space(3)};
  border-top: ${hairline};
  dt {
    font-size: 12px;
    line-height: 16px;
    color: ${color('textDim')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Names over values, side by side. */
export function Facts({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
