import type { ComponentProps, ReactNode } from 'react';
import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { collapsibleHead } from '../elements';

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title' | 'onToggle'> {
  title: ReactNode;
  open: boolean;
  onToggle: () => void;
}

const Head = styled(Trigger)`
  ${collapsibleHead}
`;

export const Collapsible = ({ title, open, onToggle, children, ...rest }: CollapsibleProps) => (
  <Root open={open} onOpenChange={onToggle} {...rest}>
    <Head>
      <ChevronRight size={14} aria-hidden="true" />
      {title}
    </Head>
    <Content>{children}</Content>
  </Root>
);
