import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../../lib/loading/preloadable';
import { MenuTrigger, type MenuButton } from './MenuTrigger';
import type { MenuGroup } from './OpenMenu';

const OpenMenu = preloadable(() => import(/* webpackChunkName: "menu" */ './OpenMenu').then((m) => m.OpenMenu));

export interface MenuProps {
  label: ReactNode;
  groups: readonly MenuGroup[];
  button?: MenuButton;
}

export function Menu({ label, groups, button = {} }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const turn = (next: boolean) => setOpen(next && button.busy !== true);
  const closed = (
    <MenuTrigger
      {...button}
      label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        setDialog(currentTarget.closest<HTMLElement>('[role="dialog"]'));
        turn(true);
      }}
    />
  );
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu dialog={dialog} label={label} button={button} groups={groups} isOpen={isOpen} onOpenChange={turn} />
    </Suspense>
  );
}
