import type { LineField } from '../../../../src/contract/requests/reading';
import { readRequest } from '../../../../src/domain/request/readRequest';
import { TODAY } from '../corpus';

/** A text and what each of its lines says: the values of the fields in order, '?' after an assumed one, '-' for none. */
type Case = readonly [text: string, ...lines: readonly string[]];

const saidIn = (text: string, fields: readonly LineField[]): string[] =>
  readRequest(text, TODAY).lines.map(({ readings }) =>
    fields
      .map((field) => {
        const found = readings.find((each) => each.field === field);
        return found ? `${found.value}${found.status === 'read' ? '' : '?'}` : '-';
      })
      .join(' | '),
  );

/** One test for each text. */
export function readsLines(fields: readonly LineField[], cases: readonly Case[]): void {
  test.each(cases.map(([text, ...lines]) => [text, lines] as const))('%s', (text, lines) => {
    expect(saidIn(text, fields)).toEqual(lines);
  });
}
