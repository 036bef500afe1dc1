import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    rendered: number | null;
  }
}

/**
 * React tells developers' tools of every commit, in production too. Counts the components that rendered in it, styled ones included,
 * as those tools do: PerformedWork is the first flag (of memo, what is in it is counted), and where nothing below changed, the child is the same.
 */
const HOOK = `
  window.rendered = null;
  const COMPONENTS = [0, 1, 11, 15];
  const visit = (fiber, before) => {
    if (COMPONENTS.includes(fiber.tag) && fiber.flags & 1) window.rendered += 1;
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, child.alternate);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: (_, root) => {
      if (window.rendered !== null) visit(root.current, root.current.alternate);
    },
  };
`;

export const watchRenders = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: HOOK });

/** How many components render until what this does is done. */
export async function rendersOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => (window.rendered = 0));
  await act();
  return page.evaluate(() => {
    const { rendered } = window;
    window.rendered = null;
    return rendered ?? 0;
  });
}
