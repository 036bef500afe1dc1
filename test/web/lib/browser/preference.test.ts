import { createPreference } from '../../../../src/web/lib/browser/preference';
import { showRememberedTheme, THEME_KEY } from '../../../../src/web/lib/browser/rememberedTheme';

const values = ['system', 'light', 'dark'] as const;
const theme = () => createPreference('test.theme', values, window.localStorage);

beforeEach(() => window.localStorage.clear());

test('a preference is the first value until another one is chosen, and that one ever after', () => {
  expect(theme().get()).toBe('system');
  theme().set('dark');
  expect(theme().get()).toBe('dark');
});

test('a preference ignores what another program left in its place', () => {
  window.localStorage.setItem('test.theme', 'purple');
  expect(theme().get()).toBe('system');
});

test('a preference notifies of changes in this tab and in others, until unsubscribed', () => {
  const hear = jest.fn();
  const preference = theme();
  const stop = preference.subscribe(hear);
  preference.set('light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.theme' }));
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  preference.set('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'test.theme' }));
  expect(hear).toHaveBeenCalledTimes(2);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, ''],
])('the theme %s that was remembered is shown as %j', (remembered, shown) => {
  if (remembered !== null) window.localStorage.setItem(THEME_KEY, remembered);
  showRememberedTheme();
  expect(document.documentElement.dataset.theme).toBe(shown);
});
