import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '../button/Button';

interface MenuTriggerProps extends ButtonProps {
  label: string;
}

/** The button of a menu. */
export const MenuTrigger = ({ label, ...rest }: MenuTriggerProps) => (
  <Button size="small" variant="quiet" {...rest}>
    {label}
    <ChevronDown size={14} aria-hidden="true" />
  </Button>
);
