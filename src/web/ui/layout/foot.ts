export const aboveStrip = 'var(--strip, 0px)';

export const aboveBar = `calc(${aboveStrip} + var(--bar, 0px))`;

/** Reports the height of the bottom bar to the content above it. */
export function measuredBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar');
  };
}
