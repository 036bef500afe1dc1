import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isMissingCode } from './missingCode';

/** Calls `make` once, however often it is called; after a failure, the next call tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= make().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}

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
 * With a `fallback` it brings its own. React's own `lazy` would keep a failure for good, and suspend once even for code that is loaded.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
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
  /** Stands in its place; the next time that it is shown, it is fetched again. */
  function LeftOut() {
    useEffect(() => () => void (Awaited = awaited()), []);
    return null;
  }
  function Preloadable(props: Props) {
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    if (fallback === undefined) return <Loaded {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  /** A failed download is retried when the component is shown. */
  const tryPreload = () => void preload().catch(() => undefined);
  return Object.assign(Preloadable, { preload, tryPreload });
}
