import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS_FILE, toDocument } from './charts/document';

/** npm run charts: writes docs/build/state-machines.md anew from the state machines, and keeps the rules written there. */
writeFileSync(CHARTS_FILE, toDocument(readFileSync(CHARTS_FILE, 'utf8')));
