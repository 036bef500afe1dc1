import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../theme';

export interface KeyValueProps extends ComponentProps<'dl'> {
  items: readonly { label: string; value: ReactNode }[];
  /** Right-aligns the values, for numbers. */
  alignEnd?: boolean;
}

const List = styled.dl<{ $alignEnd: boolean }>`
  display: grid;
  grid-template-columns: minmax(min-content, max-content) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  align-items: baseline;
  dt {
    font-size: ${fontSize.label};
    line-height: 1.125rem;
    color: ${color('textDim')};
  }
  dd {
    text-align: ${({ $alignEnd }) => ($alignEnd ? 'right' : 'left')};
    overflow-wrap: anywhere;
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

export function KeyValue({ items, alignEnd = false, ...rest }: KeyValueProps) {
  return (
    <List $alignEnd={alignEnd} {...rest}>
      {items.map(({ label, value }) => [<dt key={`${label}-label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </List>
  );
}
