import { itemOf, tabStops } from './arrowKeys';
import { listenTo } from './listenTo';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab stop per row: left and right move within a row. For the `ref` of a list whose rows are `data-item`. */
export function oneStopPerRow(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let isTab = false;
  let isLeaving = false;
  /** The browser continues from the end of the row. */
  const leaveFrom = (end: HTMLElement | undefined) => {
    isLeaving = true;
    end?.focus({ preventScroll: true });
    isLeaving = false;
  };
  const onFocusIn = ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    const row = itemOf(target);
    if (!isTab || isLeaving || !row || (relatedTarget instanceof Node && row.contains(relatedTarget))) return;
    tabStops(row)[0]?.focus();
  };
  const onKeyDown = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    isTab = event.key === 'Tab';
    const row = itemOf(event.target);
    if (!row || !list.contains(row)) return;
    const stops = tabStops(row);
    if (isTab) leaveFrom(event.shiftKey ? stops[0] : stops.at(-1));
    const step = STEPS[event.key];
    const place = stops.findIndex((each) => each === event.target);
    if (step === undefined || place < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    stops[place + step]?.focus();
  };
  const stops = [
    listenTo(list, { focusin: onFocusIn }),
    listenTo(document, { keydown: onKeyDown, pointerdown: () => (isTab = false) }),
  ];
  return () => stops.forEach((stop) => stop());
}
