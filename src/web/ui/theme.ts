/** Colours named by use. Contrast of every text and its ground is checked in test/web/ui/theme.test.ts. */
export const light = {
  canvas: '#f4f6f8',
  surface: '#ffffff',
  surfaceSunken: '#edf1f4',
  surfaceHover: '#f4f7f9',
  text: '#0f1f2e',
  textSoft: '#2c3f51',
  textDim: '#556473',
  line: '#dde3e8',
  lineSoft: '#e9eef2',
  lineStrong: '#c3cdd6',
  controlLine: '#8793a0',
  link: '#1b57b0',
  focus: '#1b57b0',
  frame: '#0f1f2e',
  frameText: '#ffffff',
  frameTextDim: '#b3c0cb',
  frameLine: '#3b5063',
  frameRaised: '#22384b',
  mark: '#d07a3c',
  selected: '#0f1f2e',
  selectedText: '#ffffff',
  accent: '#a4521c',
  accentHover: '#8a4416',
  accentText: '#ffffff',
  ok: '#166f42',
  okSoft: '#e3f3ea',
  okFill: '#2e9e63',
  near: '#1b57b0',
  nearSoft: '#e5eefb',
  warn: '#7d5200',
  warnSoft: '#fbf0d2',
  orange: '#9a4000',
  orangeSoft: '#ffe2cb',
  bad: '#ab2317',
  badSoft: '#fceae8',
  violet: '#6b3fa0',
  violetSoft: '#f0e9f8',
  overlay: 'rgb(15 31 46 / 0.55)',
  shadow: 'rgb(15 31 46 / 0.16)',
} as const;

export type ColorName = keyof typeof light;

export const dark: Readonly<Record<ColorName, string>> = {
  canvas: '#0c141c',
  surface: '#131e29',
  surfaceSunken: '#1b2936',
  surfaceHover: '#182532',
  text: '#e6edf3',
  textSoft: '#c8d3dd',
  textDim: '#9dadbb',
  line: '#2a3b4b',
  lineSoft: '#203040',
  lineStrong: '#3b4f61',
  controlLine: '#687c8f',
  link: '#8ab6f8',
  focus: '#8ab6f8',
  frame: '#080f16',
  frameText: '#ffffff',
  frameTextDim: '#b3c0cb',
  frameLine: '#34475a',
  frameRaised: '#1d3040',
  mark: '#d98a4f',
  selected: '#d5e0ea',
  selectedText: '#0f1f2e',
  accent: '#b35c22',
  accentHover: '#9c4e1b',
  accentText: '#ffffff',
  ok: '#6fd3a0',
  okSoft: '#12352a',
  okFill: '#35a86c',
  near: '#8ab6f8',
  nearSoft: '#162f50',
  warn: '#ecc05c',
  warnSoft: '#38300f',
  orange: '#ffb27a',
  orangeSoft: '#4c2708',
  bad: '#ff9d92',
  badSoft: '#43201f',
  violet: '#c9a8f0',
  violetSoft: '#30234a',
  overlay: 'rgb(2 6 10 / 0.7)',
  shadow: 'rgb(0 0 0 / 0.5)',
};

/** The CSS variable that holds a colour of the theme in force. */
export const color = (name: ColorName) => `var(--${name})`;

/** Steps of the 4 px grid. */
export const space = (steps: number) => `${steps * 4}px`;

export const radius = '6px';
export const hairline = `1px solid ${color('line')}`;

/** What a tone says: green, blue, amber, orange, red and violet are for status only. */
export type Tone = 'neutral' | 'ok' | 'near' | 'warn' | 'orange' | 'bad' | 'violet';

const tones: Readonly<Record<Tone, { ink: ColorName; ground: ColorName }>> = {
  neutral: { ink: 'textSoft', ground: 'surfaceSunken' },
  ok: { ink: 'ok', ground: 'okSoft' },
  near: { ink: 'near', ground: 'nearSoft' },
  warn: { ink: 'warn', ground: 'warnSoft' },
  orange: { ink: 'orange', ground: 'orangeSoft' },
  bad: { ink: 'bad', ground: 'badSoft' },
  violet: { ink: 'violet', ground: 'violetSoft' },
};

export const toneInk = (tone: Tone) => color(tones[tone].ink);
export const toneGround = (tone: Tone) => color(tones[tone].ground);

/** Widths at which layouts fold. */
export const screens = { phone: '@media (max-width: 640px)', tablet: '@media (max-width: 1023px)' } as const;

/** Hides from the eye, not from assistive technology. */
export const visuallyHidden = `
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`;
