import { createPreference } from './preference';

/** The screens that a person can start with, by path. */
export const startScreens = ['/', '/my-work'] as const;

export const startScreen = createPreference('specai.start', startScreens, window.localStorage);

/** A page that was opened without a state is new; a reload and a link within the app are not redirected. */
export function openStartScreen({ location, history }: Window): void {
  const isNew = location.pathname === '/' && location.search === '' && history.state === null;
  if (isNew && startScreen.get() !== '/') history.replaceState(null, '', startScreen.get());
}
