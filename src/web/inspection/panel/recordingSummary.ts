import type { Keeping } from '../storage/shelf';
import type { LogStatus } from '../log/stepLog';

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** '12 kB', '3.4 MB'; of what is stored. */
function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} kB`;
  return `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;
}

/** '9:14 AM', local time; with the day where it is not `now`'s. */
function sinceText(began: Date, now: Date): string {
  const time = began.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (began.toDateString() === now.toDateString()) return time;
  return `${began.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}

/** '1,234 steps since 9:14 AM · 2.3 MB' */
export function summaryText({ steps, size }: LogStatus, began: Date, now: Date): string {
  const since = `${counted(steps, 'step')} since ${sinceText(began, now)}`;
  return size > 0 ? `${since} · ${sizeText(size)}` : since;
}

const NOT_KEPT: Readonly<Record<Keeping, string | null>> = {
  kept: null,
  'no storage': 'This browser stores nothing here: the recording is lost on reload.',
  'no room': 'The browser’s storage is full: what is recorded from now on is lost on reload.',
};

/** 'Download', or 'Preparing 40 %' where a file takes its time. `done` is from 0 to 1. */
export const downloadText = (done: number): string => (done > 0 ? `Preparing ${Math.floor(done * 100)} %` : 'Download');

/** What is missing from a recording, or will be. */
export function warnings({ leftOut, keeping }: LogStatus): string[] {
  const missing = leftOut > 0 ? `${counted(leftOut, 'earlier step')} ${leftOut === 1 ? 'is' : 'are'} left out.` : null;
  return [NOT_KEPT[keeping], missing].filter((warning) => warning !== null);
}

/** What becomes of a recording in the end. */
export const keepingText = (keeping: Keeping): string =>
  keeping === 'kept'
    ? 'It stays in this browser over sign-in and reload until you stop it, or for a day after the tab is closed.'
    : 'It stays in this tab until you stop it.';
