import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '../button/Button';

export type MenuButton = Pick<ButtonProps, 'busy' | 'aria-describedby' | 'aria-label'>;

export interface MenuTriggerProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
}

export const MenuTrigger = ({ label, ...rest }: MenuTriggerProps) => (
  <Button size="small" variant="quiet" {...rest}>
    {label}
    <ChevronDown size={14} aria-hidden="true" />
  </Button>
);
