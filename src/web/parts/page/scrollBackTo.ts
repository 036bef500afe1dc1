/** Scrolls a list's top back into view after paging, where it was scrolled out above, as on a phone. */
export function scrollBackTo(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}
