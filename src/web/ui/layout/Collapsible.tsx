import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { collapsibleHead } from '../elements';

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title' | 'onToggle'> {
  title: ReactNode;
  defaultOpen?: boolean;
  open?: boolean;
  onToggle?: () => void;
}

const Head = styled.button.attrs({ type: 'button' })`
  ${collapsibleHead}
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
`;

export function Collapsible({ title, defaultOpen = false, open, onToggle, children, ...rest }: CollapsibleProps) {
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? isOwnOpen;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onToggle?.();
  };
  return (
    <div {...rest}>
      <Head aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
        <ChevronRight size={14} aria-hidden="true" />
        {title}
      </Head>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}
