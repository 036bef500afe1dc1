import type { ReactNode } from 'react';
import type { Permission } from '../../../domain/access/access';
import { NotPermitted } from '../../parts/page/NotPermitted';
import { useWhoMay } from '../../state/access/useMay';

interface PermittedProps {
  needs: Permission;
  /** Of the screen. */
  title: string;
  children: ReactNode;
}

/** A screen, or who may use it where the signed-in person may not. */
export function Permitted({ needs, title, children }: PermittedProps) {
  const whoMay = useWhoMay(needs);
  return whoMay === null ? children : <NotPermitted title={title} whoMay={whoMay} />;
}
