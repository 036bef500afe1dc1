import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS_FILE, toDocument } from './charts/document';

/** npm run charts: writes docs/build/state-machines.md from the state machines, with the rules in it. */
writeFileSync(CHARTS_FILE, toDocument(readFileSync(CHARTS_FILE, 'utf8')));
