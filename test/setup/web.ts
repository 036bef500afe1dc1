import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './closed';
import './untimed';
import { rememberComputedStyles } from './computedStyle';
import { elementError } from './elementError';
import { WAIT_MS } from './patience';

rememberComputedStyles();
configure({ asyncUtilTimeout: WAIT_MS, getElementError: elementError });

/** react-hot-toast and the theme ask for media; nothing matches in tests. */
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});

/** jsdom lays nothing out, so nothing changes its size. */
Object.assign(window, {
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});

/** React's development build keeps a stack for each element that it creates; Jest's 100 frames would take their time. */
Error.stackTraceLimit = 20;

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
