import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS_FILE, toDocument } from './charts/document';

/** npm run charts: redraws docs/state-machines.md from the state machines, and keeps the rules written there. */
writeFileSync(CHARTS_FILE, toDocument(readFileSync(CHARTS_FILE, 'utf8')));
