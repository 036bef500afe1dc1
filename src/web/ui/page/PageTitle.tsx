import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, flexRow } from '../theme';
import { Notice } from '../notice/Notice';

export function useDocumentTitle(title: string): void {
  // Browsers use the page's own <title> before one that React hoists.
  useEffect(() => {
    const own = `${title} · SpecAI`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = 'SpecAI';
    };
  }, [title]);
}

interface PageTitleProps {
  title: string;
  subtitle?: string;
  before?: ReactNode;
  /** After the words, on their line if there is room. */
  beside?: ReactNode;
  children?: ReactNode;
}

const Root = styled.div`
  ${flexRow(`${space(2)} ${space(4)}`)}
  flex-wrap: wrap;
  margin-bottom: ${space(2)};
`;

const Start = styled.div`
  ${flexRow(space(2))}
  min-width: 0;
  margin-right: auto;
  p {
    color: ${color('textDim')};
  }
  /* Long words beside the title wrap, and leave the actions on its line. */
  &[data-beside='true'] {
    @media (min-width: 64em) {
      flex: 1 1 24rem;
    }
  }
`;

/** One line if there is room: the height is the screen's. */
const Words = styled.div`
  @media (min-width: 64em) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(3)};
  }
`;

export function PageTitle({ title, subtitle, before, beside, children }: PageTitleProps) {
  useDocumentTitle(title);
  return (
    <Root>
      <Start data-beside={Boolean(beside)}>
        {before}
        <Words>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
          {beside}
        </Words>
      </Start>
      {children}
    </Root>
  );
}

export const NotPermitted = ({ title, permissionMessage }: { title: string; permissionMessage: string }) => (
  <>
    <PageTitle title={title} />
    <Notice>{permissionMessage} If you need it for your work, ask your IT administrator for the role.</Notice>
  </>
);
