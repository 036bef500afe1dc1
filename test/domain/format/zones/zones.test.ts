import { execFileSync } from 'node:child_process';

const zones = [
  ['Pacific/Kiritimati', 1, '6 March 2026, 01:00'],
  ['Pacific/Pago_Pago', 0, '5 March 2026, 00:00'],
  ['America/Phoenix', 4, '5 March 2026, 04:00'],
  ['Asia/Kolkata', 16, '5 March 2026, 16:30'],
  ['Europe/Berlin', 12, '5 March 2026, 12:00'],
] as const;

const seen = JSON.parse(
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'test/domain/format/zones/zones.child.ts', ...zones.map(([zone]) => zone)],
    { encoding: 'utf8' },
  ),
) as Record<string, unknown>[];

test.each(zones.map((zone, index) => [...zone, index] as const))(
  'in %s calendar dates and business days stay, a moment moves',
  (_zone, hour, own, index) => {
    expect(seen[index]).toMatchObject({
      // The zone really was another: plain JavaScript shows it.
      hour,
      days: [
        '1 January 2026',
        '29 February 2024',
        '5 March 2026',
        '8 March 2026',
        '29 March 2026',
        '1 November 2026',
        '31 December 2026',
      ],
      own,
      phoenix: '5 March 2026, 04:00',
      berlin: '5 March 2026',
      businessDays: ['2026-03-04', '2026-03-05', '2028-02-29'],
    });
  },
);
