import { configure } from '@testing-library/react';
import { openApp } from './hostileApp';
import { scenes } from './scenes';
import { wholeWire } from './wire';

afterAll(() => configure({ reactStrictMode: false }));

/** A notification may still come, and the minute in which an estimate is printed may pass. */
const words = () =>
  [...document.querySelectorAll('main, [role=dialog]')].map(({ textContent }) =>
    textContent.replace(/Printed .*? by /, 'Printed by '),
  );

/** React renders everything twice and starts every effect twice. A complaint on the console fails the test. */
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
