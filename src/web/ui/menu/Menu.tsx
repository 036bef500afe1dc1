import { Suspense, useState } from 'react';
import { preloadable } from '../../loading/preloadable';
import { MenuTrigger } from './MenuTrigger';
import type { MenuGroup } from './OpenMenu';

const OpenMenu = preloadable(() => import(/* webpackChunkName: "menu" */ './OpenMenu').then((m) => m.OpenMenu));

export interface MenuProps {
  /** What the button says. */
  label: string;
  groups: readonly MenuGroup[];
}

/** A button that opens a menu. The menu's code is loaded when it first opens; after that it stays mounted. */
export function Menu({ label, groups }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const closed = (
    <MenuTrigger label={label} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)} />
  );
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu label={label} groups={groups} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
