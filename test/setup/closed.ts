import { inEveryFile } from './everyFile';

let complaints: string[] = [];
/**
 * React's word to tests that a lazy part came between two of their steps. Where modules are read as Node reads them, that is up
 * to the disk; what the part shows is waited for.
 */
const LAZY_PART = 'A suspended resource finished loading inside a test';

function complain(...words: unknown[]): void {
  const complaint = words.map(String).join(' ');
  if (!complaint.startsWith(LAZY_PART)) complaints.push(complaint);
}

/** Loading a server takes as long as most tests: only files that import test/mocks/server have one. */
const closedFetch = () => Promise.reject(new Error('This test has no server: import test/mocks/server.'));

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
