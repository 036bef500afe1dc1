import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { color, fontSize, motion } from '../../../ui/theme';
import { SIDE } from './grid';
import type { OpenSections, SectionId } from './sections';

const Head = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 1.875rem;
  padding: 0.25rem ${SIDE};
  border: 0;
  border-top: 1px solid ${color('surface')};
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  font-weight: 600;
  text-align: left;
  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    color: ${color('textDim')};
    transition: transform ${motion.card};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
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
