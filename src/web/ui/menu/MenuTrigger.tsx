import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '../button/Button';

/** What a menu's button has beside its label. */
export interface MenuButton extends Pick<ButtonProps, 'busy' | 'aria-describedby'> {
  /** What the search offers it as. */
  'data-action'?: string;
}

interface MenuTriggerProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
}

/** The button of a menu. */
export const MenuTrigger = ({ label, ...rest }: MenuTriggerProps) => (
  <Button size="small" variant="quiet" {...rest}>
    {label}
    <ChevronDown size={14} aria-hidden="true" />
  </Button>
);
