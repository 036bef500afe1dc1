/** What people read of authentication (spec section 8), spelled as there; `elsewhere` is ours. */
export const authenticationTexts = {
  failureTitle: 'Authentication Error',
  noToken: 'No access token available',
  invalid: 'Token validation failed. Please try logging in again.',
  login: 'Login failed. Please try again.',
  logout: 'Logout failed. Please try again.',
  acquire: 'Token acquisition failed. Please login again.',
  timeout: 'Session timed out afer 15 minutes of inactivity',
  elsewhere: 'Your session ended in another tab. Sign in to go on.',
} as const;
