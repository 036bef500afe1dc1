import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { preloadable } from '../../lib/loading/preloadable';
import { whenIdle } from '../../lib/loading/whenIdle';
import { useOfferedActions } from '../keyboard/shortcuts';
import { MenuTrigger, type MenuButton, type MenuTriggerProps } from './MenuTrigger';
import type { MenuGroup } from './OpenMenu';

const OpenMenu = preloadable(() => import(/* webpackChunkName: "menu" */ './OpenMenu').then((m) => m.OpenMenu));

export interface MenuProps {
  label: ReactNode;
  groups: readonly MenuGroup[];
  button?: MenuButton;
  Trigger?: ComponentType<MenuTriggerProps>;
}

export function Menu({ label, groups, button = {}, Trigger = MenuTrigger }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  // Opens without a network too.
  useEffect(() => whenIdle(() => void OpenMenu.preload().catch(() => undefined)), []);
  useOfferedActions(
    groups.flatMap(({ items }) =>
      items.flatMap(({ action, onSelect }) =>
        action === undefined || button.busy === true ? [] : [{ name: action, run: onSelect }],
      ),
    ),
  );
  const turn = (next: boolean) => setOpen(next && button.busy !== true);
  const closed = (
    <Trigger
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
      <OpenMenu {...{ dialog, label, button, groups, Trigger, isOpen }} onOpenChange={turn} />
    </Suspense>
  );
}
