import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasLeftAddress } from './browserAddress';

/**
 * Gives the address another query, which no person asked for: a page that there is, the view that a list begins with. Where the
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
