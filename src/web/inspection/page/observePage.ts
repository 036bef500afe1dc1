import { observeDialogs } from './observeDialogs';
import { observeFields } from './observeFields';
import { observeNotices } from './observeNotices';
import { observeProblems } from './observeProblems';
import { observeViewport } from './observeViewport';
import type { PageListener } from './pageStep';

/** Notices what people do, see and meet on the page. Returns how to stop. */
export function observePage(onStep: PageListener): () => void {
  const stops = [observeViewport, observeNotices, observeDialogs, observeFields, observeProblems].map((observe) =>
    observe(onStep),
  );
  return () => stops.forEach((stop) => stop());
}
