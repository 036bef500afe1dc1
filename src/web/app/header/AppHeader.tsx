import { css, styled } from 'styled-components';
import { Inbox, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { color, radius, fontSize, screens, space, ellipsis, flexRow, inlineRow, visuallyHidden } from '../../ui/theme';
import { FROM_THE_START } from '../../../domain/views/views';
import { initials } from '../../../domain/format/text';
import { Logo } from '../../ui/mark/Logo';
import { needsNetwork } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/elements';

export const outlined = css`
  flex: none;
  justify-content: center;
  height: 1.875rem;
  border: 1px solid ${color('frameLine')};
  border-radius: ${radius.control};
  background: none;
  color: ${color('frameTextDim')};
  &:hover {
    border-color: ${color('frameTextDim')};
    color: ${color('frameText')};
  }
`;

/** Too narrow for eight names and words beside icons. */
const narrow = '@media (max-width: 75em)';

/** Too narrow for eight names beside the tools: they get a separate line. */
const folded = '@media (max-width: 56em)';

const Bar = styled.header`
  ${flexRow(space(6))}
  height: 3rem;
  padding: 0 ${space(6)};
  ${narrow} {
    gap: ${space(4)};
    padding: 0 ${space(4)};
  }
  background: ${color('frame')};
  color: ${color('frameText')};
  :focus-visible {
    outline-color: ${color('frameText')};
    outline-offset: -2px;
  }
  ${narrow} {
    gap: ${space(4)};
  }
  ${folded} {
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    height: auto;
    min-height: 3rem;
    padding: 0 ${space(3)};
  }
`;

const Brand = styled.a`
  ${inlineRow('0.625rem')}
  min-height: 2rem;
  color: inherit;
  font-size: ${fontSize.name};
  font-weight: 600;
  letter-spacing: 0.01em;
  text-decoration: none;
  @media (max-width: 22em) {
    span {
      display: none;
    }
  }
`;

const Places = styled.nav`
  display: flex;
  gap: ${space(5)};
  height: 100%;
  ${narrow} {
    gap: ${space(3)};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    color: ${color('frameTextDim')};
    text-decoration: none;
    white-space: nowrap;
    border-bottom: 2px solid transparent;
    border-top: 2px solid transparent;
    @media (forced-colors: active) {
      border-color: Canvas;
    }
  }
  a:hover {
    color: ${color('frameText')};
  }
  a[aria-current] {
    color: ${color('frameText')};
    border-bottom-color: ${color('frameText')};
  }
  ${folded} {
    order: 1;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    width: 100%;
    height: auto;
    a {
      height: 2.25rem;
    }
  }
  ${screens.phone} {
    gap: 0 ${space(2)};
    font-size: ${fontSize.label};
  }
`;

/** Before the name, as wide as its icon: a count that comes or goes moves nothing. */
const Mark = styled.span`
  order: -1;
  display: inline-grid;
  place-items: center;
  min-width: 1.75rem;
  margin-right: ${space(1)};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Count = styled.span`
  &:empty {
    display: none;
  }
  &:not(:empty) + svg {
    display: none;
  }
  width: 100%;
  padding: 0 0.25rem;
  border-radius: ${radius.pill};
  background: ${color('frameRaised')};
  color: ${color('frameText')};
  text-align: center;
`;

const Person = styled.div`
  ${flexRow(space(2))}
  min-width: 0;
  margin-left: auto;
  ${folded} {
    height: 3rem;
  }
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${color('frameRaised')};
  color: ${color('frameText')};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const PersonName = styled.span`
  ${ellipsis}
  max-width: 14rem;
  ${narrow} {
    ${visuallyHidden}
  }
`;

export const PersonLabel = ({ name }: { name: string }) => (
  <>
    <Avatar aria-hidden="true">{initials(name)}</Avatar>
    <PersonName>
      <VisuallyHidden>Signed in as </VisuallyHidden>
      {name}
    </PersonName>
  </>
);

const LogoutButton = styled.button`
  ${inlineRow('0.375rem')}
  padding: 0 0.625rem;
  ${outlined}
  ${narrow} {
    span {
      display: none;
    }
  }
`;

interface AppHeaderProps {
  onLogout: () => void;
  screens: readonly { readonly path: string; readonly name: string }[];
  /** Beside the name of a screen, by its path. */
  counts?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
}

export function AppHeader({ onLogout, screens, counts = {}, children }: AppHeaderProps) {
  const { pathname } = useLocation();
  return (
    <Bar>
      <Brand as={Link} to="/" state={FROM_THE_START} aria-label="SpecAI, home">
        <Logo />
        <span>SpecAI</span>
      </Brand>
      <Places aria-label="Main">
        {screens.map(({ path, name: screen }) => (
          <Link key={path} to={path} state={FROM_THE_START} aria-current={pathname === path ? 'page' : undefined}>
            {screen}
            {path in counts && (
              <Mark>
                <Count>{counts[path]}</Count>
                <Inbox size={16} aria-hidden="true" />
              </Mark>
            )}
          </Link>
        ))}
      </Places>
      <Person>
        {children}
        <LogoutButton type="button" aria-label="Log out" data-action="Log out" onClick={onLogout} {...needsNetwork}>
          <LogOut size={15} aria-hidden="true" />
          <span>Log out</span>
        </LogoutButton>
      </Person>
    </Bar>
  );
}
