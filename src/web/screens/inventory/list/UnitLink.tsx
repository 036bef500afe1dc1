import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { leaving, unitAlonePath } from '../../../parts/page/paths';
import { color } from '../../../ui/theme';
import { keepPlace } from './place';

const Root = styled(Link)`
  color: ${color('link')};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** Opens a unit; the history knows which list it was opened from, and where that was scrolled to. */
export function useOpenUnit(serial: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const way = { to: unitAlonePath(serial), state: leaving(search), keep: () => keepPlace(search, serial) };
  const open = () => {
    way.keep();
    void navigate(way.to, { state: way.state });
  };
  return { ...way, open };
}

/** The IC# of a unit, which leads to it. */
export function UnitLink({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const { to, state, keep } = useOpenUnit(serial);
  return (
    <Root to={to} state={state} onClick={keep} tabIndex={tabIndex} data-unit={serial}>
      {serial}
    </Root>
  );
}
