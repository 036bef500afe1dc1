import junit from 'junit-report-builder';
import type { Replayed } from './replayFile';
import { detailLines, outcomeText, verdictOf } from './report';

/** A JUnit report: a test case for each recording, a failure where it differs, an error where it cannot be read. */
export function toJunit(all: readonly Replayed[]): string {
  const builder = junit.newBuilder();
  const suite = builder.testSuite().name('recordings');
  for (const replayed of all) {
    const testCase = suite.testCase().className('recordings').name(replayed.file).file(replayed.file);
    const verdict = verdictOf(replayed);
    if (verdict === 'differs')
      testCase.failure(outcomeText(replayed), verdict).stacktrace(detailLines(replayed).join('\n'));
    else if (verdict !== 'as recorded') testCase.error(outcomeText(replayed), verdict);
  }
  return builder.build();
}
