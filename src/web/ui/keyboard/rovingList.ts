import { firstTabStop, focusItem, itemOf, lastTabStop } from './items';
import { listenTo } from './listenTo';

/**
 * Makes a list of items one stop for Tab: Tab leads to the item that had the focus last, then through its controls, then
 * out of the list; arrow keys lead to the other items. For the `ref` of a list whose items have `tabIndex={-1}`.
 */
export function rovingList(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let current: HTMLElement | null = null;
  let isTab = false;
  let isLeaving = false;
  const item = () => (current?.isConnected === true ? current : list.querySelector<HTMLElement>('[data-item]'));
  const enter = () => {
    const into = item();
    if (into) focusItem(into);
  };
  const onFocusIn = ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (isLeaving) return;
    const isEntry = !(relatedTarget instanceof Node && list.contains(relatedTarget));
    if (isEntry && isTab && target !== list) enter();
    else current = itemOf(target) ?? current;
  };
  /** From the end of the list the browser goes on to what comes after it. */
  const leaveFrom = (end: HTMLElement | undefined) => {
    isLeaving = true;
    end?.focus({ preventScroll: true });
    isLeaving = false;
  };
  const onTab = (event: KeyboardEvent) => {
    const inside = itemOf(event.target);
    if (!inside || !list.contains(inside)) return;
    if (event.shiftKey && event.target === inside) leaveFrom(firstItemOrStop(list));
    if (!event.shiftKey && event.target === (lastTabStop(inside) ?? inside)) leaveFrom(lastTabStop(list));
  };
  const onKeyDown = (event: Event) => {
    isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (isTab && event instanceof KeyboardEvent) onTab(event);
  };
  const stops = [
    listenTo(list, { focusin: onFocusIn }),
    listenTo(document, { keydown: onKeyDown, pointerdown: () => (isTab = false) }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Whichever comes first, so that nothing of the list is before it. */
const firstItemOrStop = (list: HTMLElement) => list.querySelector<HTMLElement>('[data-item]') ?? firstTabStop(list);
