import { FONT, INK, inchesText, type Place } from './ink';

interface DimensionProps {
  /** Ends of a horizontal or vertical edge, drawing units. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Distance of the line from the edge. */
  offset: number;
  text: string;
}

const GAP = 6;
const TICK = 5;

function Dimension({ from, to, offset, text }: DimensionProps) {
  const isLevel = from[1] === to[1];
  const [dx, dy] = isLevel ? [0, offset] : [-offset, 0];
  const [gx, gy] = isLevel ? [0, GAP] : [-GAP, 0];
  const ends = [from, to];
  const [x, y] = [(from[0] + to[0]) / 2 + dx, (from[1] + to[1]) / 2 + dy];
  return (
    <g stroke={INK.soft} strokeWidth={1}>
      {ends.map(([ex, ey]) => (
        <g key={`${ex} ${ey}`}>
          <line x1={ex + gx} y1={ey + gy} x2={ex + dx + gx} y2={ey + dy + gy} stroke={INK.hair} />
          <line x1={ex + dx - TICK} y1={ey + dy + TICK} x2={ex + dx + TICK} y2={ey + dy - TICK} strokeWidth={1.6} />
        </g>
      ))}
      <line x1={from[0] + dx} y1={from[1] + dy} x2={to[0] + dx} y2={to[1] + dy} />
      <text
        x={x}
        y={y}
        dy={isLevel ? 24 : -10}
        transform={isLevel ? undefined : `rotate(-90 ${x} ${y})`}
        textAnchor="middle"
        fontFamily={FONT}
        fontSize={19}
        fill={INK.line}
        stroke="none"
      >
        {text}
      </text>
    </g>
  );
}

interface SizesProps {
  place: Place;
  /** Inches. */
  length: string | null;
  height: string | null;
  gap?: number;
  offset?: number;
}

/** Below and left of a view. */
export function Sizes({ place: { left, right, top, foot }, length, height, gap = 10, offset = 34 }: SizesProps) {
  return (
    <>
      <Dimension from={[left, foot + gap]} to={[right, foot + gap]} offset={offset} text={inchesText(length)} />
      <Dimension from={[left, top]} to={[left, foot]} offset={54} text={inchesText(height)} />
    </>
  );
}

interface LeaderProps {
  at: readonly [number, number];
  to: readonly [number, number];
  text: string;
}

export function Leader({ at, to, text }: LeaderProps) {
  return (
    <g>
      <line x1={at[0]} y1={at[1]} x2={to[0]} y2={to[1]} stroke={INK.soft} strokeWidth={1} />
      <circle cx={at[0]} cy={at[1]} r={2.6} fill={INK.soft} />
      <text x={to[0] + 6} y={to[1] + 5} textAnchor="start" fontFamily={FONT} fontSize={15} fill={INK.line}>
        {text}
      </text>
    </g>
  );
}

interface PadProps {
  /** Inches. */
  length: number;
  foot: number;
  /** One drawing unit in inches. */
  px: number;
}

const OVERHANG = 7;
const DEPTH = 3;

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
