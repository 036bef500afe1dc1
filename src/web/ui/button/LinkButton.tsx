import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './Button';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const Root = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

export const LinkButton = ({ variant = 'default', size = 'medium', ...rest }: LinkButtonProps) => (
  <Root $variant={variant} $size={size} data-variant={variant} {...rest} />
);
