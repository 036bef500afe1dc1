import { Suspense, useState, useEffect, type ComponentType } from 'react';
import { preloadable } from '../../lib/loading/preloadable';
import type { ModalDialogProps } from './ModalDialog';
import { whenIdle } from '../../lib/loading/whenIdle';

const Dialog = preloadable(() => import(/* webpackChunkName: "dialog" */ './ModalDialog').then((m) => m.ModalDialog));

export const preloadDialog = () => Dialog.preload();

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

export function openedLater<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = preloadable(load);
  return function OpenedLater(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
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
