import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from '../mocks/server';
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

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation(complain);
  jest.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`);
});

afterAll(() => server.close());
