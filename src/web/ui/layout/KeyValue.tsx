import { labelText } from '../elements';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme';

export interface KeyValueProps extends ComponentProps<'dl'> {
  items: readonly { label: string; value: ReactNode }[];
  alignEnd?: boolean;
}

const List = styled.dl<{ $alignEnd: boolean }>`
  display: grid;
  grid-template-columns: minmax(min-content, max-content) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  align-items: baseline;
  dt {
    ${labelText}
  }
  dd {
    text-align: ${({ $alignEnd }) => ($alignEnd ? 'right' : 'left')};
  }
`;

/** For a `dl` whose pairs each have a box. */
export const Pairs = ({ items }: Pick<KeyValueProps, 'items'>) =>
  items.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

export const KeyValue = ({ items, alignEnd = false, ...rest }: KeyValueProps) => (
  <List $alignEnd={alignEnd} {...rest}>
    {items.map(({ label, value }) => [<dt key={`${label}-label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
  </List>
);
