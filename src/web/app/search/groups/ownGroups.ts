import { AppWindow, FileText, Play, Zap } from 'lucide-react';
import type { Opened } from '../../../../contract/search';
import { orderPath, unitAlonePath } from '../../../parts/page/paths';
import type { ActionOnScreen } from '../../../ui/keyboard/actionsOnScreen';
import { hasWord, type PaletteGroup, type PaletteItem } from './groups';

interface Own {
  readonly opened: readonly Opened[];
  readonly screens: readonly { readonly path: string; readonly name: string }[];
  readonly actions: readonly ActionOnScreen[];
}

/** As the same thing is called among what the server finds. */
export const keyOf = ({ kind, id }: Opened): string => `${kind} ${id}`;

const openedItem = (opened: Opened): PaletteItem => ({
  key: keyOf(opened),
  ...(opened.kind === 'job'
    ? { name: `Job ${opened.number}`, Icon: FileText, to: orderPath(opened.id) }
    : { name: `Unit ${opened.number}`, Icon: Zap, to: unitAlonePath(opened.id) }),
});

/** What the browser knows by itself: what was opened last while nothing is typed, screens, and what the screen behind can do. */
export function ownGroups(text: string, { opened, screens, actions }: Own): PaletteGroup[] {
  const isEmpty = text.trim() === '';
  const fits = ({ name }: { name: string }) => isEmpty || hasWord(text, name);
  return [
    { name: 'Recent', fit: 'fits', items: isEmpty ? opened.map(openedItem) : [] },
    {
      name: 'Screens',
      fit: 'fits',
      items: screens.filter(fits).map(({ path, name }) => ({ key: `screen ${path}`, name, Icon: AppWindow, to: path })),
    },
    {
      name: 'Actions',
      fit: 'fits',
      items: actions.filter(fits).map(({ name, run }) => ({ key: `action ${name}`, name, Icon: Play, run })),
    },
  ];
}
