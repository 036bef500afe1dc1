import { FEED_PERMISSION } from '../../../contract/feeds';

/** Where the local provider is mounted. */
export const PROVIDER_PATH = '/oidc';
export const LOCAL_CLIENT_ID = 'specai-web';
/** What the program that sends feeds asks the local provider for. */
export const FEED_SCOPE = `api://specai/${FEED_PERMISSION}`;
/** The page that takes the provider's answers, in the window and in hidden frames. */
export const REDIRECT_PATH = '/auth-redirect.html';

export const localIssuer = (publicUrl: string): string => `${publicUrl}${PROVIDER_PATH}`;
