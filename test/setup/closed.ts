import { inEveryFile } from './everyFile';

let complaints: string[] = [];
const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));

/** Loading a server takes as long as most tests: only files that import test/mocks/server have one. */
const closedFetch = () => Promise.reject(new Error('This test has no server: import test/mocks/server.'));

/** A test that writes to the console fails. */
inEveryFile(() => {
  globalThis.fetch = closedFetch;
  beforeEach(() => {
    complaints = [];
    jest.spyOn(console, 'error').mockImplementation(complain);
    jest.spyOn(console, 'warn').mockImplementation(complain);
  });
  afterEach(() => {
    if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`);
  });
});
