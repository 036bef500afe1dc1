import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { color } from './theme';

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title' | 'onToggle'> {
  title: ReactNode;
  open: boolean;
  onToggle: () => void;
}

const Header = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  width: 100%;
  min-height: 30px;
  padding: 4px 14px 4px 10px;
  border: 0;
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: 12.5px;
  line-height: 18px;
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
    transition: transform 150ms;
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
