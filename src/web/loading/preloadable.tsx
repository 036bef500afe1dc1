import { lazy, useState, type ComponentType } from 'react';

/** How to forget each download that failed. */
const failed = new Set<() => void>();

/** A part that could not be fetched is fetched anew when it is next shown. For whoever has shown the failure. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

const untilOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Fetches; without a network it waits for it and tries again. @throws where there is a network, and no such file. */
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
 * A component whose code comes later. Where `preload` has brought it before it is first shown, it is there at once;
 * else the nearest Suspense waits for it. React's own `lazy` would keep a failure for good.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded = await fetched(load));
  const awaited = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (error) {
        failed.add(() => (Awaited = awaited()));
        throw error;
      }
    });
  let Awaited = awaited();
  function Preloadable(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Part {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
