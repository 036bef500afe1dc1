/** Where the strip on a lost connection ends, which is fixed to the foot of the window. */
export const aboveStrip = 'var(--strip, 0px)';

/** Where the notices end that stand on it: what sticks to the foot of the window stands there. */
export const aboveNotices = `calc(${aboveStrip} + var(--notices, 0px))`;

/** A ref that keeps a CSS variable of the document at the height of its element, px, while the element is there. */
export const heightInto =
  (variable: '--notices') =>
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
