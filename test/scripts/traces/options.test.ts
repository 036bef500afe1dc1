import { tracesOptions } from '../../../scripts/traces/options';

const known = ['comparison', 'unit-options'];

test('without names all sessions are recorded, and nothing is written', () => {
  expect(tracesOptions([], known)).toEqual({ names: known, isUpdate: false, isFull: false, wantsHelp: false });
});

test('names and options may stand in any order', () => {
  expect(tracesOptions(['--update', 'unit-options', '--full'], known)).toEqual({
    names: ['unit-options'],
    isUpdate: true,
    isFull: true,
    wantsHelp: false,
  });
});

test.each([
  [['unit-option'], "There is no session 'unit-option'. There are: comparison, unit-options."],
  [['--write'], "Unknown option '--write'"],
])('the arguments %j are refused with: %s', (args, message) => {
  expect(() => tracesOptions(args, known)).toThrow(message);
});
