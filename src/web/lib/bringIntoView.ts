export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top, left, right } = element.getBoundingClientRect();
  const isSeen = top >= 0 && top < window.innerHeight / 2 && left >= 0 && right <= window.innerWidth;
  if (!isSeen) element.scrollIntoView({ block: 'start', inline: 'nearest' });
}

export function scrollBackTo(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}
