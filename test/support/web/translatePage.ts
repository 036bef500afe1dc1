/** Wraps every text of the page, as the translation of a browser does. Self-contained: it also runs in real browsers. */
export async function translatePage(how: 'replace' | 'insert and remove' = 'replace'): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isShown = node.parentElement?.closest('script, style, noscript, textarea, option, font') === null;
    if (node instanceof Text && node.data.trim() !== '' && isShown) texts.push(node);
  }
  const name: string = 'font';
  for (const text of texts) {
    const font = document.createElement(name);
    font.append(document.createElement(name));
    font.firstElementChild!.textContent = text.data;
    if (how === 'replace') {
      text.replaceWith(font);
    } else {
      text.before(font);
      text.remove();
    }
  }
  await new Promise((resolve) => setTimeout(resolve));
}
