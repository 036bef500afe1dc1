import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { rememberComputedStyles } from './computedStyle';
import { elementError } from './elementError';
import { WAIT_MS } from './patience';

rememberComputedStyles();
configure({ asyncUtilTimeout: WAIT_MS, getElementError: elementError });

/** react-hot-toast and the theme ask for media; nothing matches in tests. */
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
});

/** React's development build keeps a stack for each element that it creates; Jest's 100 frames would take their time. */
Error.stackTraceLimit = 20;

let complaints: string[] = [];
const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));

/** Loading a server takes as long as most tests: only files that import test/mocks/server have one. */
globalThis.fetch = () => Promise.reject(new Error('This test has no server: import test/mocks/server.'));

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation(complain);
  jest.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`);
});
