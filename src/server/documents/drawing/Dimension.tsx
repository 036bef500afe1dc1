import { FONT, INK } from './ink';

interface DimensionProps {
  /** Ends of the measured edge, drawing units; level or upright. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** How far beside the edge the line runs: below a level edge, left of an upright one. */
  offset: number;
  text: string;
}

const GAP = 6;
const TICK = 5;

/** A dimension line with extension lines, architect's ticks and its figure. */
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
