import { css } from 'styled-components';
import { fontSize, radius } from '../theme';

/** A badge without its color. */
export const badgeShape = css`
  display: inline-block;
  max-width: 100%;
  padding: 1px 0.375rem;
  overflow: hidden;
  border-radius: ${radius.mark};
  font-size: ${fontSize.small};
  line-height: 1.125rem;
  font-weight: 600;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;
