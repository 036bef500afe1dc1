import { Suspense, useState } from 'react';
import { preloadable } from '../../loading/preloadable';
import type { ModalDialogProps } from './ModalDialog';

const Dialog = preloadable(() => import(/* webpackChunkName: "dialog" */ './ModalDialog').then((m) => m.ModalDialog));

/** Loads what every dialog needs before one opens. */
export const preloadDialog = () => Dialog.preload();

/** A modal dialog. Its code is loaded when it first opens; after that it stays mounted. */
export function Modal(props: ModalDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
