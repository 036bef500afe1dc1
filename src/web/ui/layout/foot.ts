/** Where the strip on a lost connection ends, which is fixed to the foot of the window. */
export const aboveStrip = 'var(--strip, 0px)';

/** The top edge of the bar above it: what comes and goes is above, so that it moves no button of the bar. */
export const aboveBar = `calc(${aboveStrip} + var(--bar, 0px))`;

/** The top edge of the notices above the bar. */
export const aboveNotices = `calc(${aboveBar} + var(--notices, 0px))`;

/** A ref that keeps a CSS variable of the document at the height of its element, px, while the element is there. */
export const heightInto =
  (variable: '--bar' | '--notices') =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  };
