import { lazy, useEffect, useState, type ComponentType } from 'react';
import { isMissingCode } from './missingCode';

/** One function per failed download; calling it lets the component try again. */
const failed = new Set<() => void>();

/** Lets every component whose code could not be fetched try again when it is next rendered. */
export function forgetFailedLoads(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

type WhenMissing = () => 'fail' | 'leaveOut';
let decide: WhenMissing = () => 'fail';

/** Decides what becomes of a component whose code cannot be had: an error, or the rest of the screen stays without it. */
export function whenMissing(next: WhenMissing): void {
  decide = next;
}

const untilOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Fetches; without a network it waits for one and retries. @throws if there is a network, but no such file. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await untilOnline();
    return fetched(load);
  }
}

/**
 * A component whose code is loaded on demand. After `preload` it renders at once; otherwise the nearest Suspense waits.
 * React's own `lazy` would keep a failure for good, and suspend once even for code that is loaded.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded = await fetched(load));
  const awaited = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await preload() };
      } catch (error) {
        if (isMissingCode(error) && decide() === 'leaveOut') return { default: LeftOut };
        failed.add(() => (Awaited = awaited()));
        throw error;
      }
    });
  let Awaited = awaited();
  /** Stands in its place; the next time that it is shown, it is fetched anew. */
  function LeftOut() {
    useEffect(() => () => void (Awaited = awaited()), []);
    return null;
  }
  function Preloadable(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Loaded {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
