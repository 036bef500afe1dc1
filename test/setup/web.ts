import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import './failOnConsole';
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

/** React's development build stores a stack for each element; Jest's 100 frames would take their time. */
Error.stackTraceLimit = 20;

/** jsdom has neither layout nor media queries, which react-hot-toast and the theme need. */
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
    // The files of a process share one window.
    jest.restoreAllMocks();
  });
});
