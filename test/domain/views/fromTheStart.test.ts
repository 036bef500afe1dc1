import { asksForStart, FROM_THE_START } from '../../../src/domain/views/fromTheStart';

test('a link from the start asks for it, also after the browser has kept and copied what it carries', () => {
  expect(asksForStart(FROM_THE_START)).toBe(true);
  expect(asksForStart(structuredClone({ ...FROM_THE_START, more: 1 }))).toBe(true);
});

test.each([null, undefined, 'start view', 7, [], {}, { begins: true }, { begins: 'start' }, { start: 'start view' }])(
  'a navigation that carries %j does not ask for the start',
  (state) => {
    expect(asksForStart(state)).toBe(false);
  },
);
