import { type ReactNode, useCallback, useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { SpecSection } from '../../../../domain/specs/spec';
import { specRows } from '../../../../domain/specs/specRows';
import { specSections } from '../../../../domain/specs/specTable';
import { collapsibleHead } from '../../../ui/elements';
import { color, fontSize, motion } from '../../../ui/theme';
import { SIDE } from './grid';

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

const Cell = styled.div`
  padding: 0.5rem ${SIDE} 0.625rem;
  border-bottom: 1px solid ${color('lineSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const NotesCell = ({ children }: { children: ReactNode }) => (
  <Cell>{children || 'No additional notes provided.'}</Cell>
);
