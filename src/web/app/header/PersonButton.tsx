import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button';
import type { MenuTriggerProps } from '../../ui/menu/MenuTrigger';
import { color } from '../../ui/theme';

const Root = styled(Button)`
  min-width: 0;
  padding-inline: 0.25rem 0.375rem;
  color: ${color('frameTextDim')};
  font-size: inherit;
  font-weight: inherit;
  &&:hover:not(:disabled),
  &&[aria-expanded='true'] {
    background: ${color('frameRaised')};
    color: ${color('frameText')};
  }
`;

export const PersonButton = ({ label, ...rest }: MenuTriggerProps) => (
  <Root size="small" variant="quiet" {...rest}>
    {label}
    <ChevronDown size={14} aria-hidden="true" />
  </Root>
);
