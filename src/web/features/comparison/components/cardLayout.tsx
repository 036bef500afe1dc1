import { type ReactNode, useCallback, useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { css, keyframes, styled } from 'styled-components';
import { PAGE_SIZES } from '../../../../domain/limits';
import type { SpecSection } from '../../../../domain/specs/spec';
import { specRows } from '../../../../domain/specs/specRows';
import { specSections } from '../../../../domain/specs/specTable';
import { collapsibleHead } from '../../../ui/elements';
import { color, fontSize, hairline, motion, radius, screens, space } from '../../../ui/theme';

export const SIDE = '0.875rem';

/** Cards scroll beside the requirement; nothing is sticky to the window inside a scroll box. */
const sideways = css`
  --head-position: static;
  grid-template-columns: 13rem repeat(var(--cards), 15.375rem);
  column-gap: 0.625rem;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-left: 13.625rem;
`;

/** Four cards fit side by side only in a wide window. */
const crowded = css`
  @media (max-width: 80em) {
    ${sideways}
  }
`;

/** The actions of a reserved unit do not fit on one line. */
export const narrowCards = '@media (min-width: 40.0625em) and (max-width: 72em)';

/** Requirement and units in one row grid. Tablets scroll the units sideways; phones put them below. */
export const Grid = styled.div<{ $cards: number }>`
  --cards: ${({ $cards }) => $cards};
  display: grid;
  grid-template-columns: clamp(14.5rem, 20vw, 18.25rem) repeat(var(--cards), minmax(0, 1fr));
  column-gap: 0.875rem;
  align-items: start;
  ${screens.tablet} {
    ${sideways}
  }
  ${({ $cards }) => $cards > PAGE_SIZES.comparison && crowded}
  ${screens.phone} {
    display: block;
    overflow-x: visible;
  }
`;

const allRows = css<{ $rows: number }>`
  display: grid;
  grid-row: 1 / span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;
`;

/** Spans rows: a tall cell must not stretch the first one. */
export const besideRows = css<{ $rows: number }>`
  grid-row: 1 / span ${({ $rows }) => $rows};
`;

const card = css`
  position: relative;
  min-width: 0;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
`;

export const RequirementColumn = styled.section<{ $rows: number }>`
  ${card}
  ${allRows}
  grid-column: 1;
  grid-template-columns: minmax(0, 1fr);
  ${screens.tablet} {
    position: sticky;
    left: 0;
    z-index: 3;
  }
  ${screens.phone} {
    position: relative;
    /* Without a parent grid Chromium collapses subgrid rows to their minimum height. */
    grid-template-rows: none;
  }
`;

export const UnitColumns = styled.div<{ $rows: number; $count: number }>`
  ${allRows}
  grid-column: 2 / span ${({ $count }) => $count};
  grid-template-columns: subgrid;
  /* Not beyond the page margin, or the page would scroll sideways. */
  --slide: ${space(6)};
  ${screens.phone} {
    --slide: ${space(3)};
    position: relative;
    column-gap: 0.625rem;
    grid-template-columns: none;
    grid-template-rows: repeat(${({ $rows }) => $rows}, auto);
    grid-auto-flow: column;
    grid-auto-columns: min(21.25rem, calc(100vw - 4rem));
    margin-top: ${space(3)};
    padding-bottom: ${space(2)};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }
`;

/** 'instant' follows each letter typed. */
export type Entrance = 'forward' | 'back' | 'still' | 'instant';

const slide = (from: string) => keyframes`from { opacity: 0; transform: translateX(${from}); }`;
const entrances = {
  forward: css`
    ${slide('var(--slide)')} ${motion.page}
  `,
  back: css`
    ${slide('calc(-1 * var(--slide))')} ${motion.page}
  `,
  still: css`
    ${keyframes`from { opacity: 0; }`} ${motion.card}
  `,
  instant: 'none',
} as const;

export const UnitColumn = styled.article<{ $entrance: Entrance }>`
  ${card}
  scroll-margin-top: calc(var(--sticky-top, 0px) + ${space(2)});
  animation: ${({ $entrance }) => entrances[$entrance]} ease-out;
  &[data-pinned='true'] {
    border-color: ${color('controlLine')};
    box-shadow: inset 0 2px ${color('selected')};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  ${screens.tablet} {
    scroll-snap-align: start;
  }
`;

export const HeadCell = styled.header`
  position: var(--head-position, sticky);
  top: var(--sticky-top, 0);
  z-index: 2;
  min-height: 4rem;
  padding: 0.5rem ${SIDE};
  border-bottom: ${hairline};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color('surface')};
`;

export const HeadRows = styled.header`
  display: contents;
`;

export const RowList = styled.dl`
  display: contents;
`;

export type SectionId = SpecSection | 'cost';
export type OpenSections = Readonly<Record<SectionId, boolean>>;

const atStart: OpenSections = { electrical: true, cooling: false, unit: false, additional: false, cost: true };

/** Shared by the requirement and all unit cards so that rows stay level. */
export function useSections() {
  const [open, setOpen] = useState(atStart);
  const toggle = useCallback((id: SectionId) => setOpen((now) => ({ ...now, [id]: !now[id] })), []);
  return { open, toggle };
}

/** Two head rows, pictures, attachments. */
const ROWS_ABOVE = 4;

export function requirementRows(open: OpenSections): number {
  const inSections = specSections.map(({ id }) => 1 + (open[id] ? rowsIn(id) : 0));
  return inSections.reduce((sum, rows) => sum + rows, ROWS_ABOVE);
}

/** Work, bar, sums, remarks, buttons. */
export const COST_ROWS = 5;

export const unitRows = (open: OpenSections, seesCost: boolean): number =>
  requirementRows(open) + (seesCost ? 1 : 0) + (seesCost && open.cost ? COST_ROWS : 0);

/** 'additional' has the location and the notes. */
const rowsIn = (id: SpecSection) => (id === 'additional' ? 2 : specRows.filter((row) => row.section === id).length);

const Head = styled.button`
  ${collapsibleHead}
  justify-content: space-between;
  padding-inline: ${SIDE};
  border-top: 1px solid ${color('surface')};
  & > svg {
    transition-duration: ${motion.card};
  }
`;

interface SectionHeadProps {
  id: SectionId;
  title: string;
  open: OpenSections;
  onToggle: (id: SectionId) => void;
}

export const SectionHead = ({ id, title, open, onToggle }: SectionHeadProps) => (
  <Head type="button" aria-expanded={open[id]} onClick={() => onToggle(id)}>
    {title}
    <ChevronRight size={14} aria-hidden="true" />
  </Head>
);

const Notes = styled.div`
  padding: 0.5rem ${SIDE} 0.625rem;
  border-bottom: 1px solid ${color('lineSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const NotesCell = ({ children }: { children: ReactNode }) => (
  <Notes>{children || 'No additional notes provided.'}</Notes>
);
