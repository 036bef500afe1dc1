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
  const permissionMessage = useWhoMay(needs);
  return permissionMessage === null ? children : <NotPermitted title={title} permissionMessage={permissionMessage} />;
}
