import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes later. Where `preload` has brought it before it is first shown, it is there at once;
 * else the nearest Suspense waits for it.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded = await load());
  const Awaited = lazy(async () => ({ default: await preload() }));
  function Preloadable(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Part {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
