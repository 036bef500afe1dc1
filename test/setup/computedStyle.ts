/** The attributes by which the style sheet of jsdom tells elements of the same tag apart. */
const TOLD_APART = ['hidden', 'type', 'open', 'dir', 'disabled', 'readonly', 'list'];

function inheritedStyles(element: Element): string {
  let styles = '';
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.hasAttribute('style')) styles += `${each.getAttribute('style')};`;
  return styles;
}

const kindOf = (element: Element): string =>
  [
    ...[element.parentElement?.tagName, element.tagName],
    // Joined, an empty attribute would be as none: `hidden=""`.
    ...TOLD_APART.map((name) => String(element.getAttribute(name))),
    ...[element.getAttribute('style'), inheritedStyles(element)],
  ].join();

/**
 * jsdom matches each rule of its own style sheet against an element whenever its style is asked for, and queries by role
 * ask that of every element and its ancestors. Where there is no other style sheet, elements of a kind with the same
 * inline styles look the same, and one of them is asked.
 */
export function rememberComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    const kind = kindOf(element);
    const style = known.get(kind) ?? compute(element);
    known.set(kind, style);
    return style;
  };
}
