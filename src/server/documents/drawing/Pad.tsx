import { INK } from './ink';

interface PadProps {
  /** Length of the body on the pad and height of its foot, inches. */
  length: number;
  foot: number;
  /** One drawing unit in inches. */
  px: number;
}

const OVERHANG = 7;
const DEPTH = 3;

/** The concrete pad below a body, hatched. */
export function Pad({ length, foot, px }: PadProps) {
  const right = length + OVERHANG;
  const hatches = Array.from(
    { length: Math.ceil((length + 2 * OVERHANG) / 3) - 1 },
    (_, index) => 3 * index - OVERHANG,
  );
  return (
    <g stroke={INK.hair} strokeWidth={px}>
      {hatches.map((x) => (
        <line key={x} x1={x} y1={foot + DEPTH} x2={x + DEPTH} y2={foot} />
      ))}
      <line x1={-OVERHANG} y1={foot} x2={right} y2={foot} stroke={INK.line} strokeWidth={2 * px} />
    </g>
  );
}
