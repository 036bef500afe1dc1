import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { NOT_ALLOWED } from '../../../../contract/problem';
import { field } from '../../../lib/errorMessage';

/** A 403 for a missing permission: the screen shows its reason like any other refusal. */
const isNotAllowed = ({ status, data }: FetchBaseQueryError) => status === 403 && field(data, 'type') === NOT_ALLOWED;

/** A 401, or a 403 for any other cause, ends the session. */
export const endsSession = (error: FetchBaseQueryError): boolean => {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return (status === 401 || status === 403) && !isNotAllowed(error);
};
