import { styled } from 'styled-components';
import { color, fontSize, space } from '../../ui/theme';

const Frame = styled.div`
  container-type: inline-size;
`;

/** Three per row if dates fit on one line, otherwise two. */
const List = styled.dl`
  display: grid;
  grid-template-columns: 0.95fr 1.05fr 1.2fr;
  gap: ${space(2)};
  @container (max-width: 23.75em) {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    font-size: ${fontSize.small};
    line-height: 1rem;
    color: ${color('textDim')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const LabeledValues = ({ items }: { items: readonly { label: string; value: string }[] }) => (
  <Frame>
    <List>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Frame>
);
