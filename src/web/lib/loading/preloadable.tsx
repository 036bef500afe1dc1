import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isMissingCode } from './missingCode';

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

const failed = new Set<() => void>();

export function forgetFailedLoads(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

type WhenMissing = () => 'fail' | 'leaveOut';
let decide: WhenMissing = () => 'fail';

export function whenMissing(next: WhenMissing): void {
  decide = next;
}

const untilOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Offline it waits and retries. @throws if online. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await untilOnline();
    return fetched(load);
  }
}

/** Unlike `lazy` it can retry, and renders synchronously once loaded. With a `fallback` it suspends by itself. */
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
