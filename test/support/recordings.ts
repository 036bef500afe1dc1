import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FORMAT, readRecording, VERSION, type Recording, type Step } from '../../src/web/features/devtools/recording';

const FOLDER = 'test/traces';

export const storedRecordings = (): string[] => readdirSync(FOLDER);

export const storedRecording = (name: string): Recording =>
  readRecording(readFileSync(path.join(FOLDER, name), 'utf8'));

export const aRecordingOf = (...steps: Step[]): Recording => ({
  ...{ format: FORMAT, version: VERSION, app: { version: '1.0.0', build: 'main.js' } },
  ...{ recordedAt: '2026-03-05T15:30:00.000Z', isFull: false, dropped: 0, steps },
});

export const icStep = (type: string, value: unknown, text = '', actions: string[] = []): Step => ({
  ...{ kind: 'event', at: 0, machine: 'icPanel', actor: 'icPanel', event: { type, text } },
  ...{ state: { value, context: { text }, status: 'active' }, actions },
});
