import { setupWorker } from 'msw/browser';
import { late, productApi } from './answers';
import { aMappedImport, ImportService } from './importAnswers';
import { aDoubtfulLayout, aLayout } from './importLayouts';
import { sampleKnowledge } from './sampleKnowledge';
import { startMockApp } from './startMockApp';

/** Spec section 7. */
const DELAY_MS = 500;

const imports = new ImportService();
imports.goesOn = true;
const sent = aMappedImport({
  ...{ state: 'receiving', files: ['orders', 'units'], layouts: [aDoubtfulLayout(), aLayout()] },
});

/** The entry of `npm run dev:mock`: the app with a mock product API in the browser. */
const worker = setupWorker(late(DELAY_MS), ...imports.answers(sent), ...productApi(sampleKnowledge()));
void worker.start({ onUnhandledRequest: 'bypass', quiet: true }).then(startMockApp);
