import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button';
import { Tooltip } from '../Tooltip';

const Root = styled(Button)`
  &[aria-disabled='true']:not([aria-busy]) {
    opacity: 0.55;
    cursor: default;
  }
`;

export interface ExplainedButtonProps extends ButtonProps {
  /** Why it cannot be used; null if it can. */
  whyNot: string | null;
}

/** A button that stays focusable while it cannot be used, and says why. */
export function ExplainedButton({ whyNot, onClick, ...rest }: ExplainedButtonProps) {
  const state = whyNot === null ? { onClick } : { 'aria-disabled': true };
  return (
    <Tooltip label={whyNot}>
      <Root {...rest} {...state} />
    </Tooltip>
  );
}
