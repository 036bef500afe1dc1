import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../../loading/preloadable';

export interface ModalProps {
  title: ReactNode;
  isOpen: boolean;
  /** Escape, the close button, or a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom edge. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'gallery';
}

const Dialog = preloadable(() => import(/* webpackChunkName: "dialog" */ './ModalDialog').then((m) => m.ModalDialog));

/** Brings what every dialog needs, before it is wanted. */
export const preloadDialog = () => Dialog.preload();

/** A modal dialog. Its code is loaded when it first opens; from then on it stays mounted. */
export function Modal(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
