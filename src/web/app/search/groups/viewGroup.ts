import { Bookmark } from 'lucide-react';
import type { ViewLink } from '../../../state/api/views';
import { hasWord, type PaletteGroup } from './groups';

/** The saved views whose names fit. */
export const viewGroup = (text: string, views: readonly ViewLink[]): PaletteGroup => ({
  name: 'Views',
  fit: 'fits',
  items: views
    .filter(({ name }) => text === '' || hasWord(text, name))
    .map(({ name, about, to }) => ({ key: `view ${to} ${name}`, name, detail: about, Icon: Bookmark, to })),
});
