import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { color, fontSize, motion } from '../theme';

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title' | 'onToggle'> {
  title: ReactNode;
  open: boolean;
  onToggle: () => void;
}

const Header = styled.button`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  width: 100%;
  min-height: 1.875rem;
  padding: 0.25rem 0.875rem 0.25rem 0.625rem;
  border: 0;
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
    transition: transform ${motion.control};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

/** A heading that opens and closes what is under it; who owns `open` decides which others move along. */
export function Collapsible({ title, open, onToggle, children, ...rest }: CollapsibleProps) {
  const id = useId();
  return (
    <div data-open={open} {...rest}>
      <Header type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <ChevronRight size={14} aria-hidden="true" />
        {title}
      </Header>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
