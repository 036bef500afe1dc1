import type { LucideIcon } from 'lucide-react';

/** What the palette offers: either an address or something to do. */
export interface PaletteItem {
  /** Unique among all items. */
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly Icon: LucideIcon;
  readonly to?: string;
  readonly run?: () => void;
}

/** How a group fits the text: the same text, as it stands, or only by resemblance. */
type Fit = 'same' | 'fits' | 'resembles';

export interface PaletteGroup {
  readonly name: string;
  readonly items: readonly PaletteItem[];
  readonly fit: Fit;
}

const places: Readonly<Record<Fit, number>> = { same: 0, fits: 1, resembles: 2 };

/** The groups that have something to show, those that fit better first; equal ones stay as they are. */
export const inOrder = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({ items }) => items.length > 0).toSorted((one, other) => places[one.fit] - places[other.fit]);

const folded = (text: string) => text.toLowerCase().trim().replace(/\s+/g, ' ');
const number = (text: string) => text.toLowerCase().replace(/[ \-#./]/g, '');

/** Whether a number is the one that was typed, also without the letters before its digits. */
export const isSameNumber = (typed: string, known: string | null): boolean => {
  const text = number(typed);
  const whole = number(known ?? '');
  return text !== '' && (whole === text || whole.replace(/^[a-z]+/, '') === text);
};

/** Whether a word of the name begins with the text. */
export const hasWord = (typed: string, name: string): boolean => ` ${folded(name)}`.includes(` ${folded(typed)}`);
