import { FONT, INK } from './ink';

interface LeaderProps {
  /** What is pointed at, and where the words stand; drawing units. */
  at: readonly [number, number];
  to: readonly [number, number];
  text: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A dot on a part, a thin line, and its name. */
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
