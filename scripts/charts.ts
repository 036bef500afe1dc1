import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS_FILE, toDocument } from './charts/document';

/** npm run charts: draws the state machines anew into docs/state-machines.md, and keeps the rules written there. */
writeFileSync(CHARTS_FILE, toDocument(readFileSync(CHARTS_FILE, 'utf8')));
