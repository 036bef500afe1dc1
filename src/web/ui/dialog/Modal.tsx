import { Suspense, useState, useEffect, type ComponentType } from 'react';
import { preloadable } from '../../loading/preloadable';
import type { ModalDialogProps } from './ModalDialog';
import { whenIdle } from '../../loading/whenIdle';

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

/** A dialog whose code is loaded when the page is idle, or when it first opens; after that it stays mounted. */
export function openedLater<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = preloadable(load);
  return function OpenedLater(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    // A download that fails when the browser is idle is retried when the dialog opens.
    useEffect(() => whenIdle(() => void Dialog.preload().catch(() => undefined)), []);
    return (
      wasOpened && (
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
}
