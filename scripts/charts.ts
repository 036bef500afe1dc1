import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS_FILE, toDocument, toPictures } from './charts/document';

/** npm run charts: redraws docs/state-machines.md and its pictures from the state machines, and keeps the rules written there. */
writeFileSync(CHARTS_FILE, toDocument(readFileSync(CHARTS_FILE, 'utf8')));
for (const [file, svg] of await toPictures()) writeFileSync(file, svg);
