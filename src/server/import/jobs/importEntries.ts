import { randomUUID } from 'node:crypto';
import type { ImportJob } from '../../../contract/imports/job';
import type { JobChange } from './importOutcome';

/** An import, who started it, and how to stop it. */
export interface ImportEntry {
  readonly subject: string;
  readonly stop: AbortController;
  readonly job: ImportJob;
  change: (by: JobChange) => void;
}

/** How many imports are remembered in all. */
const MOST_REMEMBERED = 10;

const newJob = (totalBytes: number): ImportJob => ({
  id: randomUUID(),
  state: 'receiving',
  files: [],
  progress: { file: null, rows: 0, bytes: 0, totalBytes },
  report: null,
  layouts: [],
  changes: [],
  problems: [],
  problemCount: 0,
  failure: null,
  startedAt: new Date().toISOString(),
  finishedAt: null,
});

function newEntry(subject: string, totalBytes: number): ImportEntry {
  let job = newJob(totalBytes);
  return {
    subject,
    stop: new AbortController(),
    get job() {
      return job;
    },
    change: (by) => {
      job = { ...job, ...by };
    },
  };
}

/** The imports that are remembered, the latest first. */
export function createImportEntries() {
  let entries: readonly ImportEntry[] = [];
  const of = (subject: string) => entries.filter((each) => each.subject === subject);
  return {
    of,
    all: () => entries,
    find: (subject: string, id: string) => of(subject).find(({ job }) => job.id === id),
    add: (subject: string, totalBytes: number): ImportEntry => {
      const entry = newEntry(subject, totalBytes);
      entries = [entry, ...entries];
      return entry;
    },
    /** Call when its files have arrived: forgets the person's earlier import. */
    keep: (entry: ImportEntry) => {
      const others = entries.filter((each) => each.subject !== entry.subject);
      entries = [entry, ...others].slice(0, MOST_REMEMBERED);
    },
    forget: (entry: ImportEntry) => {
      entries = entries.filter((each) => each !== entry);
    },
  };
}
