import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../ui/theme';
import { useDocumentTitle } from './useDocumentTitle';

interface PageTitleProps {
  /** Also the document's title. */
  title: string;
  subtitle?: string;
  /** Before the title: a back button. */
  before?: ReactNode;
  /** At the end of the line: sync indicator, view toggle. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
`;

const Start = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  margin-right: auto;
  p {
    color: ${color('textDim')};
  }
  h1 {
    overflow-wrap: anywhere;
  }
`;

export function PageTitle({ title, subtitle, before, children }: PageTitleProps) {
  useDocumentTitle(title);
  return (
    <Root>
      <Start>
        {before}
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
      </Start>
      {children}
    </Root>
  );
}
