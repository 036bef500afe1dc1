type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const channelsOf = (hex: string): Rgb => {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (r === '') throw new Error(`${hex} is not a color.`);
  return [parseInt(r, 16) / 255, parseInt(g, 16) / 255, parseInt(b, 16) / 255];
};

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first!, second!, third!];
};

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const linearOf = (hex: string): Rgb => {
  const [r, g, b] = channelsOf(hex);
  return [linear(r), linear(g), linear(b)];
};

const luminance = (hex: string) =>
  times(
    [
      [0.2126, 0.7152, 0.0722],
      [0, 0, 0],
      [0, 0, 0],
    ],
    linearOf(hex),
  )[0];

/** WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

/** Machado, Oliveira, Fernandes 2009, severity 1. */
const EYES: Readonly<Record<string, Matrix>> = {
  'normal color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const eyes = Object.keys(EYES);

export const seenBy = (eye: string, hex: string): string =>
  `#${times(EYES[eye]!, channelsOf(hex))
    .map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const XYZ: Matrix = [
  [0.4123907993, 0.3575843394, 0.1804807884],
  [0.2126390059, 0.7151686788, 0.0721923154],
  [0.0193308187, 0.1191947798, 0.9505321522],
];
const D65: Rgb = [0.9504559271, 1, 1.0890577508];

function labOf(hex: string): Rgb {
  const root = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const [x, y, z] = times(XYZ, linearOf(hex)).map((value, index) => root(value / D65[index]!));
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);

/** CIEDE2000 (Sharma, Wu, Dalal 2005): a difference of about 2 is visible at a glance. */
export function difference(one: string, other: string): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [labOf(one), labOf(other)];
  const share = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1 + 0.5 * (1 - share((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hueMean = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [lMean, cMean] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * cosine(hueMean - 30) +
    0.24 * cosine(2 * hueMean) +
    0.32 * cosine(3 * hueMean + 6) -
    0.2 * cosine(4 * hueMean - 63);
  const lightness = (l2 - l1) / (1 + (0.015 * (lMean - 50) ** 2) / Math.sqrt(20 + (lMean - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * cMean);
  const hues = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * cMean * t);
  const rotation = Math.sin((Math.PI / 3) * Math.exp(-(((hueMean - 275) / 25) ** 2)));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hues ** 2 - 2 * share(cMean) * rotation * chroma * hues);
}
