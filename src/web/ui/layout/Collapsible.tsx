import type { ComponentProps, ReactNode } from 'react';
import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { collapsibleHead } from '../elements';

export interface CollapsibleProps extends Omit<ComponentProps<typeof Root>, 'title' | 'onToggle'> {
  title: ReactNode;
  onToggle?: () => void;
}

const Head = styled(Trigger)`
  ${collapsibleHead}
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
`;

export const Collapsible = ({ title, onToggle, children, ...rest }: CollapsibleProps) => (
  <Root onOpenChange={onToggle} {...rest}>
    <Head>
      <ChevronRight size={14} aria-hidden="true" />
      {title}
    </Head>
    <Content>{children}</Content>
  </Root>
);
