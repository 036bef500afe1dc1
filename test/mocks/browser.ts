import { setupWorker } from 'msw/browser';
import { productApi } from './answers';
import { sampleKnowledge } from './sampleKnowledge';
import { startMockApp } from './startMockApp';

/** Milliseconds that the mock product API takes to answer (spec section 7). */
const DELAY_MS = 500;

/** The entry of `npm run dev:mock`: the app alone in the browser, the product API answered beside it. */
const worker = setupWorker(...productApi(sampleKnowledge(), DELAY_MS));
void worker.start({ onUnhandledRequest: 'bypass', quiet: true }).then(startMockApp);
