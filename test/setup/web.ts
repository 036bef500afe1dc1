import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import './closed';
import { rememberComputedStyles } from './computedStyle';
import { asking, elementError } from './elementError';
import { inEveryFile } from './everyFile';
import { WAIT_MS } from './patience';

rememberComputedStyles();
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: WAIT_MS,
  getElementError: elementError,
  asyncWrapper: (run) => asking(() => asyncWrapper(run)),
});

/** React's development build keeps a stack for each element that it creates; Jest's 100 frames would take their time. */
Error.stackTraceLimit = 20;

/** jsdom lays nothing out: nothing changes its size, and no medium matches, which react-hot-toast and the theme ask for. */
class UnchangingSize {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
const matchNothing = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null });

function preparePage(): void {
  Object.defineProperty(window, 'matchMedia', { value: matchNothing, configurable: true, writable: true });
  Object.defineProperty(window, 'ResizeObserver', { value: UnchangingSize, configurable: true, writable: true });
}

function clearPage(): void {
  document.body.replaceChildren();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
}

inEveryFile(() => {
  preparePage();
  beforeEach(() => {
    jest.clearAllMocks();
  });
  afterEach(() => {
    cleanup();
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  afterAll(() => {
    clearPage();
    // A process has one window: what a file put in place of its functions would be in the way of the next.
    jest.restoreAllMocks();
  });
});
