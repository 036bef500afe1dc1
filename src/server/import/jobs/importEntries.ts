import { randomUUID } from 'node:crypto';
import type { ImportJob } from '../../../contract/imports/job';
import type { Inspection } from '../inspect/inspection';
import type { JobChange } from './importOutcome';

/** An import, who started it, and how to stop it. */
export interface ImportEntry {
  readonly subject: string;
  /** Their name. */
  readonly by: string;
  readonly stop: AbortController;
  readonly job: ImportJob;
  change: (by: JobChange) => void;
  /** What is kept of a reviewed import while it waits; null before and after. */
  review: Review | null;
}

/** Files that wait for a person, and how they are read. */
export interface Review {
  readonly inspections: readonly Inspection[];
}

/** Who imports. */
export interface Importer {
  readonly subject: string;
  readonly name: string;
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
  retirements: [],
  problems: [],
  problemCount: 0,
  failure: null,
  startedAt: new Date().toISOString(),
  finishedAt: null,
});

function newEntry({ subject, name }: Importer, totalBytes: number): ImportEntry {
  let job = newJob(totalBytes);
  return {
    subject,
    by: name,
    stop: new AbortController(),
    get job() {
      return job;
    },
    change: (by) => {
      job = { ...job, ...by };
    },
    review: null,
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
    add: (importer: Importer, totalBytes: number): ImportEntry => {
      const entry = newEntry(importer, totalBytes);
      entries = [entry, ...entries];
      return entry;
    },
    /** Call when its files have arrived: forgets the person's earlier import, and tells which ones were forgotten. */
    keep: (entry: ImportEntry): readonly ImportEntry[] => {
      const before = entries;
      const others = entries.filter((each) => each.subject !== entry.subject);
      entries = [entry, ...others].slice(0, MOST_REMEMBERED);
      return before.filter((each) => !entries.includes(each));
    },
    forget: (entry: ImportEntry) => {
      entries = entries.filter((each) => each !== entry);
    },
  };
}
