/** Attributes in selectors of jsdom's style sheet. */
const DISTINGUISHED = ['hidden', 'type', 'open', 'dir', 'disabled', 'readonly', 'list'];

function inheritedStyles(element: Element): string {
  let styles = '';
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.hasAttribute('style')) styles += `${each.getAttribute('style')};`;
  return styles;
}

const kindOf = (element: Element): string =>
  [
    ...[element.parentElement?.tagName, element.tagName],
    ...DISTINGUISHED.map((name) => String(element.getAttribute(name))),
    ...[element.getAttribute('style'), inheritedStyles(element)],
  ].join();

/**
 * jsdom matches each rule of its style sheet each time a computed style is read, and queries by role read many.
 * Without another style sheet, elements of a kind with the same inline styles look the same, so the result is cached.
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
