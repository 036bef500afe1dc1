import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '../button/Button';

export interface MenuButton extends Pick<ButtonProps, 'busy' | 'aria-describedby'> {
  'data-action'?: string;
}

interface MenuTriggerProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
}

export const MenuTrigger = ({ label, ...rest }: MenuTriggerProps) => (
  <Button size="small" variant="quiet" {...rest}>
    {label}
    <ChevronDown size={14} aria-hidden="true" />
  </Button>
);
