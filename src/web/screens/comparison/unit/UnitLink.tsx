import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { unitPath } from '../../../parts/page/paths';
import { color } from '../../../ui/theme';

const Root = styled(Link)`
  color: ${color('link')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

interface UnitLinkProps extends Omit<LinkProps, 'to'> {
  serial: string | number;
  orderId: string;
}

/** Leads to a unit's page, beside the order. */
export function UnitLink({ serial, orderId, ...rest }: UnitLinkProps) {
  return <Root to={unitPath(serial, orderId)} {...rest} />;
}
