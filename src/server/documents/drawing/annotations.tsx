import { FONT, INK } from './ink';

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

export function Dimension({ from, to, offset, text }: DimensionProps) {
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

interface LeaderProps {
  at: readonly [number, number];
  to: readonly [number, number];
  text: string;
  anchor?: 'start' | 'middle' | 'end';
}

export function Leader({ at, to, text, anchor = 'start' }: LeaderProps) {
  const dx = { start: 6, middle: 0, end: -6 }[anchor];
  return (
    <g>
      <line x1={at[0]} y1={at[1]} x2={to[0]} y2={to[1]} stroke={INK.soft} strokeWidth={1} />
      <circle cx={at[0]} cy={at[1]} r={2.6} fill={INK.soft} />
      <text
        x={to[0] + dx}
        y={to[1] + (anchor === 'middle' ? -7 : 5)}
        textAnchor={anchor}
        fontFamily={FONT}
        fontSize={15}
        fill={INK.line}
      >
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
