import type { DocumentUnit } from '../documentUnit';

/** Presentation attributes only: the CSP forbids style attributes. */
export const INK = {
  line: '#1d3557',
  soft: '#7b8ba1',
  hair: '#b4bfcd',
  body: '#f1f4f8',
  shade: '#e2e8f0',
  dark: '#cdd6e2',
  paper: '#ffffff',
  copper: '#b3652f',
} as const;

export const FONT = 'Helvetica, Arial, sans-serif';

export const SHEET = { width: 960, height: 640 } as const;
export const AREA = { left: 60, top: 36, width: 840, height: 500 } as const;

/** A Helvetica letter is about 0.56 of its size wide. */
export function fittingSize(text: string, width: number, size: number): number {
  return Math.min(size, width / (0.56 * Math.max(1, text.length)));
}

function measured(value: string | null): number | null {
  const number = Number(value ?? '');
  return number > 0 ? number : null;
}

export function inchesText(value: string | null): string {
  const number = measured(value);
  return number === null ? 'not recorded' : `${number} in`;
}

const MIN_RADIATOR_KVA = 500;
const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Typical proportions replace missing sizes. */
export function proportionsOf(unit: DocumentUnit) {
  const kva = measured(unit.kva_rating) ?? MIN_RADIATOR_KVA;
  const height = measured(unit.height_in) ?? within(50, 46 + kva / 60, 84);
  const width = measured(unit.width_in) ?? height * 1.25;
  const depth = measured(unit.depth_in) ?? height * 1.05;
  return {
    width,
    depth,
    height,
    cabinetDepth: within(12, depth * 0.34, 26),
    /** 0 if the tank alone cools. */
    radiatorDepth: kva >= MIN_RADIATOR_KVA ? within(7, depth * 0.2, 20) : 0,
    kva,
  };
}

export type Proportions = ReturnType<typeof proportionsOf>;

/** Place of a view of this size in inches, centered but for `shift`. */
export function placed(length: number, height: number, shift = 0) {
  const scale = Math.min(620 / length, 380 / height);
  const left = AREA.left + (AREA.width - length * scale) / 2 - shift;
  const foot = AREA.top + 415;
  const top = foot - height * scale;
  const transform = `translate(${left} ${top}) scale(${scale})`;
  return { scale, px: 1 / scale, left, right: left + length * scale, top, foot, transform };
}

export type Place = ReturnType<typeof placed>;
