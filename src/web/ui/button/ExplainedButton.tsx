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
  whyNot: string | null;
}

export function ExplainedButton({ whyNot, onClick, ...rest }: ExplainedButtonProps) {
  const state = whyNot === null ? { onClick } : { 'aria-disabled': true };
  return (
    <Tooltip label={whyNot}>
      <Root {...rest} {...state} />
    </Tooltip>
  );
}
