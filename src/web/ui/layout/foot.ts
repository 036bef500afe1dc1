export const aboveStrip = 'var(--strip, 0px)';

export const aboveBar = `calc(${aboveStrip} + var(--bar, 0px))`;

export const aboveNotices = `calc(${aboveBar} + var(--notices, 0px))`;

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
