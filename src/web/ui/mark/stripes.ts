import { color } from '../theme';

/** A ground of fine stripes, for parts of a chart that must read without their colour. */
export const stripes = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${color('controlLine')} 0 2px, ${color('lineSoft')} 2px 4px)`;
