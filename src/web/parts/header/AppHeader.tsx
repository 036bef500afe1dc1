import type { ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { FROM_THE_START } from '../../../domain/views/views';
import { initials } from '../../../domain/format/text';
import { Logo } from '../../ui/mark/Logo';
import { needsNetwork } from '../../ui/needsNetwork';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { Avatar, Bar, Brand, LogoutButton, Person, PersonName, Places } from './appHeaderStyle';

interface AppHeaderProps {
  user: { name: string; email: string };
  onLogout: () => void;
  /** The screens that it leads to. */
  screens: readonly { readonly path: string; readonly name: string }[];
  /** Tools beside the user's name. */
  children?: ReactNode;
}

export function AppHeader({ user, onLogout, screens, children }: AppHeaderProps) {
  const { pathname } = useLocation();
  const name = user.name.trim() || user.email;
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
          </Link>
        ))}
      </Places>
      <Person>
        {children}
        <Avatar aria-hidden="true">{initials(name)}</Avatar>
        <PersonName>
          <VisuallyHidden>Signed in as </VisuallyHidden>
          {name}
        </PersonName>
        <LogoutButton type="button" aria-label="Log out" data-action="Log out" onClick={onLogout} {...needsNetwork}>
          <LogOut size={15} aria-hidden="true" />
          <span>Log out</span>
        </LogoutButton>
      </Person>
    </Bar>
  );
}
