import { readRequest } from '../../../src/domain/request/readRequest';
import { CORPUS, textsIn, TODAY } from './corpus';

const EVERY = 8;
const texts = textsIn(CORPUS).filter((_, at) => at % EVERY === 0);

const linesIn = (text: string) =>
  readRequest(text, TODAY).lines.map(({ readings }) =>
    readings.map(({ field, value, status }) => `${field} ${value} ${status}`),
  );

const NOTICE = 'This message may be confidential. If you received it in error, please delete it.';

describe('the lines of a text stay the same', () => {
  test.each<[string, (text: string) => string]>([
    ['without a space before kVA', (text) => text.replaceAll(/(?<=\d) (?=kVA\b)/g, '')],
    ['with a space that does not break before a unit', (text) => text.replaceAll(/(?<=\d) (?=k)/g, '\u00A0')],
    ['above a notice', (text) => `${text}\n\n${NOTICE}`],
    ['with KVA in capitals', (text) => text.replaceAll(/\bkVA\b/g, 'KVA')],
  ])('%s', (_, changed) => {
    const different = texts.filter(({ text }) => String(linesIn(changed(text))) !== String(linesIn(text)));
    expect(different.map(({ name }) => name)).toEqual([]);
  });

  test('in capitals, but for what depends on small letters', () => {
    const different = texts.filter(({ text }) => String(linesIn(text.toUpperCase())) !== String(linesIn(text)));
    expect(different.length / texts.length).toBeLessThan(0.06);
  });
});
