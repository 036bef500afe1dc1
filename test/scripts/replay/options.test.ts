import { replayOptions } from '../../../scripts/replay/options';

test('paths and options may stand in any order', () => {
  expect(replayOptions(['a.json', '--junit', 'out.xml', 'b', '--quiet'])).toEqual({
    paths: ['a.json', 'b'],
    isQuiet: true,
    wantsHelp: false,
    junit: 'out.xml',
  });
});

test('help needs no path', () => {
  expect(replayOptions(['--help'])).toMatchObject({ wantsHelp: true, paths: [] });
});

test.each([
  [[], 'Name a recording'],
  [['a.json', '--verbose'], "Unknown option '--verbose'"],
  [['a.json', '--junit'], "'--junit <value>' argument missing"],
])('the arguments %j are refused with: %s', (args, message) => {
  expect(() => replayOptions(args)).toThrow(message);
});
