/**
 * Browsers that translate a page replace texts by `<font>` elements. React still removes, moves and changes the texts,
 * which would throw or show nothing (https://github.com/facebook/react/issues/11538). So its calls reach the element in
 * the place of a text, and a text that changes comes back.
 */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font';

/** The node, or the element in its place below `parent`. */
function presentIn<Found extends Node | null>(parent: Node, node: Found): Found | Element {
  const replacement = node === null ? undefined : replacements.get(node);
  return node?.parentNode !== parent && replacement?.parentNode === parent ? replacement : node;
}

/** React inserts the text again, so its replacement goes. */
function withoutReplacement(node: Node): void {
  replacements.get(node)?.remove();
  replacements.delete(node);
}

// oxlint-disable-next-line typescript/unbound-method -- called with the node of the call
function patchCalls({ removeChild, insertBefore, appendChild }: Node): void {
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      removeChild.call(this, presentIn(this, child));
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      withoutReplacement(node);
      return insertBefore.call(this, node, presentIn(this, before));
    },
    appendChild(this: Node, node: Node) {
      withoutReplacement(node);
      return appendChild.call(this, node);
    },
  });
}

function noteReplaced({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord, changes: Observer) {
  const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
  if (font === undefined) return;
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.isConnected) continue;
    replacements.set(node, font);
    changes.observe(node, { characterData: true });
  }
}

type Observer = Pick<MutationObserver, 'observe'>;

export function surviveTranslation(): void {
  patchCalls(Node.prototype);
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      replacements.get(target)?.replaceWith(target);
      replacements.delete(target);
    }
  });
  const replaced = new MutationObserver((records) => records.forEach((record) => noteReplaced(record, changes)));
  replaced.observe(document.body, { childList: true, subtree: true });
}
