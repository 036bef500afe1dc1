import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, hairline, radius, space } from '../theme';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(12)} ${space(4)};
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
  text-align: center;
  p {
    color: ${color('textDim')};
  }
`;

/** Shown in place of a list that is empty. */
export function EmptyState({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <Root role="status">
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </Root>
  );
}
