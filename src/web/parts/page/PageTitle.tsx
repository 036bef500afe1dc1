import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../ui/theme';
import { Notice } from '../../ui/notice/Notice';

/** Sets the title of the browser's tab and history entry while the page is shown. */
export function useDocumentTitle(title: string): void {
  // A <title> that React hoists comes after that of the page's HTML, and browsers take the first.
  useEffect(() => {
    const own = `${title} · SpecAI`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = 'SpecAI';
    };
  }, [title]);
}

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

interface NotPermittedProps {
  title: string;
  /** Who may, for people. */
  permissionMessage: string;
}

/** In place of a screen that someone may not use. */
export const NotPermitted = ({ title, permissionMessage }: NotPermittedProps) => (
  <>
    <PageTitle title={title} />
    <Notice>{permissionMessage} If you need it for your work, ask your IT administrator for the role.</Notice>
  </>
);
