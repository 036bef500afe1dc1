import { use, useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { TooltipsContext, type Explained, type TriggerProps } from './tooltips';

type Name = Exclude<keyof TriggerProps, 'aria-describedby'>;

/** With these a press is over. The library, told of one later, would wait for the pointer to be let go, and ignore the focus until then. */
const ENDS_OF_PRESS: readonly Name[] = ['onClick', 'onPointerLeave', 'onBlur'];

/** Tells what happened to the element. */
interface Telling {
  name: Name;
  tell: (handlers: TriggerProps) => void;
}

/**
 * What an element needs for its tooltip. The element is the same before and after the library is there: what happens to
 * it is passed on, and what happened before is told then.
 */
export function useTrigger(label: ReactNode, side: Explained['side']) {
  const tooltips = use(TooltipsContext);
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const handlers = useRef<TriggerProps | null>(null);
  const early = useRef<Telling[]>([]);
  const isWanted = useRef(false);
  const [describedBy, setDescribedBy] = useState<string>();
  const hasLabel = Boolean(label);

  const take = useCallback((props: TriggerProps | null) => {
    handlers.current = props;
    setDescribedBy(props?.['aria-describedby']);
    if (props !== null) for (const { tell } of early.current.splice(0)) tell(props);
  }, []);
  const show = () => {
    if (ref.current) tooltips.put(id, { element: ref.current, label, side, take });
  };
  const pass = (name: Name, tell: Telling['tell']) => {
    if (!hasLabel) return;
    if (handlers.current) {
      tell(handlers.current);
      return;
    }
    const wasPressed = early.current.some((each) => each.name === 'onPointerDown');
    if (wasPressed && ENDS_OF_PRESS.includes(name)) early.current = [];
    // A pointer that moves on says the same again.
    if (early.current.at(-1)?.name === name) early.current.pop();
    early.current.push({ name, tell });
    isWanted.current = true;
    show();
  };

  useLayoutEffect(() => {
    if (!hasLabel) early.current = [];
    if (!hasLabel) tooltips.drop(id);
    else if (isWanted.current) show();
  });
  useLayoutEffect(() => () => tooltips.drop(id), [tooltips, id]);

  const events: TriggerProps = {
    onPointerMove: (event) => pass('onPointerMove', (to) => to.onPointerMove?.(event)),
    onPointerLeave: (event) => pass('onPointerLeave', (to) => to.onPointerLeave?.(event)),
    onPointerDown: (event) => pass('onPointerDown', (to) => to.onPointerDown?.(event)),
    onFocus: (event) => pass('onFocus', (to) => to.onFocus?.(event)),
    onBlur: (event) => pass('onBlur', (to) => to.onBlur?.(event)),
    onClick: (event) => pass('onClick', (to) => to.onClick?.(event)),
  };
  return { ref, 'aria-describedby': describedBy, ...events };
}
