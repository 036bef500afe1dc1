import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';

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
