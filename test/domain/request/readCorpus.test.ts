import { readRequest } from '../../../src/domain/request/readRequest';
import { CORPUS, faultText, SAFETY, scoreOf, textsIn, TODAY, totalOf } from './corpus';

const texts = textsIn(CORPUS);
const total = totalOf(texts.map((text) => scoreOf(text, readRequest(text.text, TODAY))));
const wrong = total.faults.filter(({ kind }) => kind === 'wrong').map(faultText);
const missed = total.faults.filter(({ kind }) => kind === 'missed').map(faultText);

/** Lists the faults if a share is too low. */
const shortfall = (share: number, goal: number, faults: readonly string[]) => (share >= goal ? [] : faults);

describe('the texts of customers', () => {
  test('no rating, voltage, phase, fluid or winding is read wrong', () => {
    const unsafe = total.faults.filter(({ kind, field }) => kind === 'wrong' && SAFETY.some((each) => each === field));
    expect(unsafe.map(faultText)).toEqual([]);
  });

  test('at least 99.5 % of what is read is right', () => {
    expect(shortfall((total.read - total.wrong) / total.read, 0.995, wrong)).toEqual([]);
  });

  test('at least 98 % of what is said is read', () => {
    expect(shortfall(total.found / total.expected, 0.98, missed)).toEqual([]);
  });

  test('at least 90 % of what no field holds is reported', () => {
    expect(total.unreadFound / total.unread).toBeGreaterThanOrEqual(0.9);
  });

  test('every reading is in the text, with a reason if it is assumed', () => {
    for (const { text } of texts) {
      const { lines, request } = readRequest(text, TODAY);
      for (const { passage, status, reason } of [...lines.flatMap(({ readings }) => readings), ...request]) {
        expect(reason === null).toBe(status === 'read');
        if (passage) expect(passage.start >= 0 && passage.start < passage.end && passage.end <= text.length).toBe(true);
      }
    }
  });

  test('names each text once', () => {
    expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  });
});
