import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { collapsibleHead } from '../../../ui/elements';
import { color, motion } from '../../../ui/theme';
import { SIDE } from './grid';
import type { OpenSections, SectionId } from './sections';

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

/** Opens and closes a section in every column at once. */
export function SectionHead({ id, title, open, onToggle }: SectionHeadProps) {
  return (
    <Head type="button" aria-expanded={open[id]} onClick={() => onToggle(id)}>
      {title}
      <ChevronRight size={14} aria-hidden="true" />
    </Head>
  );
}
