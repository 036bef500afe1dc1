import type { Page } from 'playwright/test';

/**
 * Finds layout faults by boxes: sideways scrolling, overlapping texts and controls, texts cut off without an ellipsis.
 */
export const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Glyphs reach over their line and borders over their box by this many px. */
    const TOLERANCE = 2;
    const faults: string[] = [];
    const root = document.querySelector('[aria-modal="true"]') ?? document.body;

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = [...root.querySelectorAll('*')].findLast((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left + scrollX >= 0 && right + scrollX >= scrollWidth - TOLERANCE;
      });
      const what = `${widest?.tagName.toLowerCase()} '${widest?.textContent.trim().slice(0, 30)}'`;
      faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window: ${what}`);
    }

    interface Leaf {
      what: string;
      node: Node;
      element: Element;
      box: DOMRect;
      layer: Element | null;
    }
    const name = (element: Element, text = element.textContent) =>
      `${element.tagName.toLowerCase()} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

    interface Around {
      left: number;
      top: number;
      right: number;
      bottom: number;
      layer: Element | null;
    }
    const NOTHING: Around = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity, layer: null };
    const known = new Map<Element, Around>();

    /**
     * The visible area and the layer of an element. Cached for each element, since reading styles takes most of the
     * time. Sticky elements overlap others by design.
     */
    const around = (element: Element): Around => {
      const found = known.get(element);
      if (found) return found;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const outside = element.parentElement ? around(element.parentElement) : NOTHING;
      let cut = position === 'fixed' || element === document.documentElement ? NOTHING : outside;
      const cuts = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none';
      if (cuts && element !== document.documentElement) {
        const frame = element.getBoundingClientRect();
        cut = {
          ...cut,
          left: Math.max(cut.left, frame.left),
          top: Math.max(cut.top, frame.top),
          right: clipPath === 'none' ? Math.min(cut.right, frame.right) : -Infinity,
          bottom: Math.min(cut.bottom, frame.bottom),
        };
      }
      const layer = position === 'sticky' || position === 'fixed' ? element : outside.layer;
      known.set(element, { ...cut, layer });
      return { ...cut, layer };
    };

    const seen = (box: DOMRect, { left, top, right, bottom }: Around): DOMRect => {
      const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
      const width = Math.max(0, Math.min(box.right, right) - x);
      return new DOMRect(x, y, width, Math.max(0, Math.min(box.bottom, bottom) - y));
    };

    const leaves: Leaf[] = [];
    const add = (node: Node, element: Element, box: DOMRect, what: string) => {
      const surroundings = around(element);
      const visible = seen(box, surroundings);
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (visible.width > 0 && visible.height > 0 && isVisible) {
        leaves.push({ what, node, element, box: visible, layer: surroundings.layer });
      }
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        node.nodeValue?.trim() === '' ||
        ['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(element.tagName)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(node, element, box, name(element, node.nodeValue ?? ''));
    }
    for (const element of root.querySelectorAll('button, a[href], input, select, textarea, img')) {
      add(
        element,
        element,
        element.getBoundingClientRect(),
        name(element, element.getAttribute('aria-label') ?? element.textContent),
      );
    }

    const areApart = (a: DOMRect, b: DOMRect) =>
      a.right - TOLERANCE <= b.left ||
      b.right - TOLERANCE <= a.left ||
      a.bottom - TOLERANCE <= b.top ||
      b.bottom - TOLERANCE <= a.top;
    leaves.sort((a, b) => a.box.top - b.box.top);
    leaves.forEach((one, index) => {
      for (const other of leaves.slice(index + 1)) {
        if (other.box.top >= one.box.bottom - TOLERANCE) break;
        const isOneThing =
          one.node.contains(other.node) || other.node.contains(one.node) || one.element === other.element;
        const shareLabel =
          one.element.closest('label, button, a') !== null &&
          one.element.closest('label, button, a') === other.element.closest('label, button, a');
        if (isOneThing || shareLabel || one.layer !== other.layer || areApart(one.box, other.box)) continue;
        faults.push(`${one.what} lies on ${other.what}`);
      }
    });

    for (const element of root.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      // Hidden slides are beside the visible one.
      const isHidden = style.clipPath !== 'none' || !element.checkVisibility() || element.matches('.swiper');
      if (
        hides &&
        !saysSo &&
        !isHidden &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + TOLERANCE
      ) {
        faults.push(`${name(element)} is cut off at its side`);
      }
    }
    for (const { what, element, box, node } of leaves) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const block = element.closest('button, a, td, th, dd, dt, label, h1, h2, h3');
      if (!block || getComputedStyle(block).display === 'inline') continue;
      const frame = block.getBoundingClientRect();
      if (
        frame.width > 0 &&
        (box.right > frame.right + TOLERANCE ||
          box.left < frame.left - TOLERANCE ||
          box.bottom > frame.bottom + TOLERANCE)
      )
        faults.push(`${what} reaches out of ${name(block)}`);
    }
    return [...new Set(faults)];
  });
