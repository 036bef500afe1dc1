import { act } from '@testing-library/react';

interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

/** React's flag for a fiber whose component function ran in this commit. */
const PERFORMED_WORK = 1;

/** Many library components have no name. */
const nameOf = ({ type }: Fiber): string => {
  if (typeof type === 'function') return type.name || 'anonymous';
  if (typeof type !== 'object' || type === null) return '';
  const inner: unknown = Reflect.get(type, 'type') ?? Reflect.get(type, 'render');
  const shown: unknown = Reflect.get(type, 'displayName');
  if (typeof inner !== 'function') return '';
  return typeof shown === 'string' && shown !== '' ? shown : inner.name || 'anonymous';
};

function collect(fiber: Fiber, serial: string, found: string[]) {
  const unit = fiber.memoizedProps?.unit as { serial?: string } | undefined;
  const here = unit?.serial === undefined ? serial : unit.serial;
  const name = nameOf(fiber);
  if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) found.push(`${name} ${here}`.trim());
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) collect(child, here, found);
}

function committedTree(container: Element): Fiber {
  const key = Object.keys(container).find((each) => each.startsWith('__reactContainer$'));
  const root = Reflect.get(container, key ?? '') as { stateNode: { current: Fiber } };
  return root.stateNode.current;
}

export function watchRenders() {
  let found: string[] | null = null;
  let container: Element | null = null;
  return {
    onCommit: () => {
      if (found && container) collect(committedTree(container), '', found);
    },
    during: async (watched: Element, run: () => Promise<void>): Promise<string[]> => {
      [container, found] = [watched, []];
      await run();
      await act(() => Promise.resolve());
      return found;
    },
  };
}
