import { type Path, useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';

/** The browser's address is ahead of React while a new screen renders and loads. */
export const hasLeftScreen = ({ pathname }: Pick<Path, 'pathname'>): boolean => window.location.pathname !== pathname;

const hasLeftAddress = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): boolean =>
  hasLeftScreen({ pathname }) || window.location.search !== search;

export type AddressChanges = Readonly<Record<string, string | null>>;

/** Ahead of React's location until the next render. */
export const browserQuery = () => new URLSearchParams(window.location.search);

export function changedQuery(changes: AddressChanges): URLSearchParams {
  const query = browserQuery();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query;
}

export function Correction({ search }: { search: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!hasLeftAddress(location)) void navigate({ search }, { replace: true });
  }, [navigate, location, search]);
  return null;
}
