import { inEveryFile } from './everyFile';

let complaints: string[] = [];
/**
 * React's warning about a lazy part that loads between two steps of a test. The light runner loads modules from disk,
 * so tests wait for what the part shows.
 */
const LAZY_PART = 'A suspended resource finished loading inside a test';

function complain(...words: unknown[]): void {
  const complaint = words.map(String).join(' ');
  if (!complaint.startsWith(LAZY_PART)) complaints.push(complaint);
}

/** Loading a mock server takes as long as most tests, so only files that import test/mocks/server have one. */
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
