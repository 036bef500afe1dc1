import { configure } from '@testing-library/react';
import { openApp } from './hostileApp';
import { scenes } from './scenes';
import { wholeWire } from './wire';

afterAll(() => configure({ reactStrictMode: false }));

/** Ignores toasts and the time of printed estimates. */
const words = () =>
  [...document.querySelectorAll('main, [role=dialog]')].map(({ textContent }) =>
    textContent.replace(/Printed .*? by /, 'Printed by '),
  );

/** Strict mode renders and starts effects twice; any console message fails the test. */
test.each(Object.entries(scenes))(
  '%s says the same in strict mode, with everything opened',
  async (_, { at, openAll }) => {
    configure({ reactStrictMode: false });
    const once = await openApp(at, wholeWire());
    await openAll();
    const said = words();
    once.unmount();
    window.sessionStorage.clear();
    configure({ reactStrictMode: true });
    await openApp(at, wholeWire());
    await openAll();
    expect(words()).toEqual(said);
  },
);
