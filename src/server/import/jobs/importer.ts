import { randomUUID } from 'node:crypto';
import type { ImportJob } from '../../../contract/imports/job';

export const newJob = (totalBytes: number): ImportJob => ({
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
