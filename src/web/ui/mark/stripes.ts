import { color } from '../theme';

/** A background of fine stripes, for areas of a chart that must be readable without color. */
export const stripes = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${color('controlLine')} 0 2px, ${color('lineSoft')} 2px 4px)`;
