import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { messages } from '../../../../domain/messages';

const isNetworkTrouble = (reason: unknown) =>
  typeof reason === 'object' && reason !== null && 'kind' in reason && reason.kind === 'network';

/** The answer of a request that was never sent because its token could not be had. Signing out is not its business. */
export const noTokenError = (reason: unknown): FetchBaseQueryError =>
  isNetworkTrouble(reason)
    ? { status: 'FETCH_ERROR', error: 'No connection to the sign-in provider' }
    : { status: 'CUSTOM_ERROR', error: messages.authentication.acquire };
