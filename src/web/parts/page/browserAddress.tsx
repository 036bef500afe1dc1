import { type Path, useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';

/**
 * Whether the person has left the screen of an address: the browser has another one at once, while React may still be
 * rendering, and loading, what they chose. What a screen does to its address by itself is for no one then.
 */
export const hasLeftScreen = ({ pathname }: Pick<Path, 'pathname'>): boolean => window.location.pathname !== pathname;

/** The same of a screen and its query. */
const hasLeftAddress = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): boolean =>
  hasLeftScreen({ pathname }) || window.location.search !== search;

/** What changes in the address; null for what is not to stand there. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/** The query that the browser has: React may not have rendered yet what was chosen a moment ago. */
export const browserQuery = () => new URLSearchParams(window.location.search);

/** The same with changes. */
export function changedQuery(changes: AddressChanges): URLSearchParams {
  const query = browserQuery();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query;
}

/**
 * Gives the address another query, which no person requested: a page that there is, the view that a list begins with. Where the
 * person has gone on since, their choice stands.
 */
export function Correction({ search }: { search: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  // The address is the browser's.
  useEffect(() => {
    if (!hasLeftAddress(location)) void navigate({ search }, { replace: true });
  }, [navigate, location, search]);
  return null;
}
