import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS_FILE, toDocument } from './charts/document';

/** npm run charts: redraws src/web/machines/README.md and retains its hand-written rules. */
writeFileSync(CHARTS_FILE, toDocument(readFileSync(CHARTS_FILE, 'utf8')));
