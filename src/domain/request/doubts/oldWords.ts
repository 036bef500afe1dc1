/** Words before a unit that is to be replaced. */
export const OLD =
  'old|existing|failed|current|present|damaged|burn(?:ed|t)(?:[- ](?:up|out))?|bad|dead|original|previous|retired|removed';
export const UNIT = 'units?|transformers?|xfmrs?|one|nameplate|name plate|tag|data(?: plate)?|equipment|bank';
