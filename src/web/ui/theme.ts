/** Colors named by use. test/web/ui/theme.test.ts checks their contrast, and statuses against color blindness. */
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
  okSoft: '#ebfaea',
  okFill: '#2e9e63',
  near: '#1b57b0',
  nearSoft: '#d9e6fc',
  warn: '#7d5200',
  warnSoft: '#fcefc8',
  orange: '#9a4000',
  orangeSoft: '#ffe2cb',
  bad: '#ab2317',
  badSoft: '#f3d8dc',
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
  okSoft: '#0d3330',
  okFill: '#35a86c',
  near: '#8ab6f8',
  nearSoft: '#142a54',
  warn: '#f2c862',
  warnSoft: '#352d08',
  orange: '#ffb27a',
  orangeSoft: '#4c2708',
  bad: '#ff978b',
  badSoft: '#451b1b',
  violet: '#c9a8f0',
  violetSoft: '#30234a',
  overlay: 'rgb(2 6 10 / 0.7)',
  shadow: 'rgb(0 0 0 / 0.5)',
};

/** The CSS variable that holds a color of the current theme. */
export const color = (name: ColorName) => `var(--${name})`;

/** Steps of the 4 px grid, in rem: gaps grow with the reader's font. 1 rem is 16 px by default. */
export const space = (steps: number) => `${steps / 4}rem`;

/** The type scale, by use. */
export const fontSize = {
  /** Badges, key caps, remarks: 12 px. */
  small: '0.75rem',
  /** Labels, table heads, secondary facts: 12.5 px. */
  label: '0.78125rem',
  body: '0.875rem',
  /** What a card is about: 15 px. */
  name: '0.9375rem',
  /** Titles of dialogs: 16 px. */
  title: '1rem',
  /** The price or margin of a card: 17 px. */
  figure: '1.0625rem',
  /** Titles of screens: 20 px. */
  heading: '1.25rem',
  /** The one figure of a screen: 26 px. */
  total: '1.625rem',
  /** The claim of the sign-in screen: 34 px. */
  claim: '2.125rem',
} as const;

/** How round corners are, by what they belong to. Circles are 50 %. */
export const radius = { bar: '2px', mark: '4px', control: '6px', card: '8px', pill: '999px' } as const;

/** How far above the page a thing floats. */
export const elevation = {
  tooltip: `0 4px 16px ${color('shadow')}`,
  toast: `0 8px 28px ${color('shadow')}`,
  dialog: `0 16px 48px ${color('shadow')}`,
} as const;

/** How long a thing takes to change; page and card transitions are those of spec section 9. */
export const motion = { control: '120ms', appear: '200ms', card: '300ms', page: '400ms' } as const;
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

/** Widths at which layouts fold, 640 and 1023 px by default: in em, so that they fold earlier for larger fonts. */
export const screens = {
  phone: '@media (max-width: 40em)',
  abovePhone: '@media not all and (max-width: 40em)',
  tablet: '@media (max-width: 63.9375em)',
} as const;

/** Hides from the eye, not from assistive technology. */
export const visuallyHidden = `
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`;

/** A background of fine stripes, for areas of a chart that must be readable without color. */
export const stripes = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${color('controlLine')} 0 2px, ${color('lineSoft')} 2px 4px)`;
