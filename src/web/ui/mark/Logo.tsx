import type { ComponentProps } from 'react';
import { color } from '../theme';

export const Logo = ({ size = 22, ...rest }: ComponentProps<'svg'> & { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth={2} aria-hidden="true" {...rest}>
    <rect x="3" y="3" width="18" height="18" rx="3" stroke="currentColor" />
    <path d="M8 7.5v9M12 7.5v9M16 7.5v9" stroke={color('mark')} strokeLinecap="round" />
  </svg>
);
