/** Messages of spec section 8, verbatim, including its misspelling. */
export const messages = {
  authentication: {
    failureTitle: 'Authentication Error',
    noToken: 'No access token available',
    invalid: 'Token validation failed. Please try logging in again.',
    login: 'Login failed. Please try again.',
    logout: 'Logout failed. Please try again.',
    acquire: 'Token acquisition failed. Please login again.',
    timeout: 'Session timed out afer 15 minutes of inactivity',
    /** Not in the specification. */
    elsewhere: 'Your session ended in another tab. Sign in to go on.',
  },
  recommendations: {
    failureTitle: 'Error fetching recommendations',
    none: 'No units found matching your criteria.',
    /** Not in the specification. */
    noneFits: 'No unit in stock fits this order',
  },
  ic: {
    failureTitle: 'Error searching IC#',
    notFound: 'Failed to find the inventory control number',
    addedTitle: 'IC# Added',
    added: (serial: string | number) => `Successfully added unit ${serial} to recommendations`,
    alreadyAddedTitle: 'IC# Already Added',
    alreadyAdded: (serial: string | number) => `Unit ${serial} is already in the recommendations`,
    /** Not in the specification. */
    doesNotFit: 'It does not fit this order.',
    removedTitle: 'Unit Removed',
    removed: (serial: string | number) => `Removed IC# ${serial} from recommendations`,
  },
  order: {
    failureTitle: 'Error loading order',
    failure: (message: string) => `Error loading order: ${message}`,
  },
  unit: {
    notFetched: 'Failed to fetch unit details',
    notFound: 'Unit not found',
    saveFailureTitle: 'Error',
    notSaved: 'Failed to update unit details',
    savedTitle: 'Success',
    saved: 'Unit details updated successfully',
  },
  /** Not in the specification. */
  estimate: {
    savedTitle: 'Estimate saved',
    saved: 'Every saved version is kept.',
    notSavedTitle: 'Estimate not saved',
    notFetchedTitle: 'Latest version not loaded',
    notFetched: 'What you typed is still here. Try again.',
  },
  renderingFailed: 'Something went wrong',
} as const;
