import { createContext, type HTMLAttributes, type ReactNode } from 'react';

/** What the library wants its trigger to have. */
export type TriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'aria-describedby' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

/** An element with a tooltip, after something came near it. */
export interface Explained {
  element: HTMLElement;
  label: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** Takes what the element shall have; null when its tooltip is gone. */
  take: (props: TriggerProps | null) => void;
}

/** What explains itself, by its own id: told by the elements, shown by a library that comes later. */
export function createTooltips() {
  let wanted: ReadonlyMap<string, Explained> = new Map();
  const listeners = new Set<() => void>();
  const change = (next: typeof wanted): void => {
    wanted = next;
    for (const listen of listeners) listen();
  };
  return {
    wanted: () => wanted,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    put: (id: string, explained: Explained) => change(new Map(wanted).set(id, explained)),
    drop: (id: string) => {
      if (wanted.has(id)) change(new Map([...wanted].filter(([other]) => other !== id)));
    },
  };
}

export const TooltipsContext = createContext(createTooltips());
