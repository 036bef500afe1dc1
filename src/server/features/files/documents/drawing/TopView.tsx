import type { DocumentUnit } from '../documentUnit';
import { Sizes } from './annotations';
import { FONT, INK, placed, proportionsOf, type Proportions } from './ink';

interface PartProps {
  size: Proportions;
  px: number;
}

/** Evenly spaced positions, none at the corners. */
function spaced(from: number, to: number, pitch: number): number[] {
  const count = Math.max(1, Math.round((to - from) / pitch));
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
}

function Radiators({ size: { width, radiatorDepth }, px }: PartProps) {
  const banks = [
    [width * 0.08, width * 0.46],
    [width * 0.54, width * 0.92],
  ] as const;
  return (
    <g stroke={INK.line} strokeWidth={px} fill={INK.body}>
      {banks.map(([from, to]) => (
        <g key={from}>
          <rect x={from} y={radiatorDepth * 0.55} width={to - from} height={2} fill={INK.dark} />
          {spaced(from, to, 2.6).map((x) => (
            <rect key={x} x={x - 0.6} width={1.2} height={radiatorDepth} rx={0.6} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Tank({ size: { width, depth, cabinetDepth, radiatorDepth }, px }: PartProps) {
  const [left, right, rear, front] = [width * 0.04, width * 0.96, radiatorDepth, depth - cabinetDepth];
  const [cx, cy] = [width / 2, (rear + front) / 2];
  const hand = { width: width * 0.3, height: (front - rear) * 0.42 };
  const bolts = [
    ...spaced(left, right, 7).flatMap((x) => [[x, rear + 1.4] as const, [x, front - 1.4] as const]),
    ...spaced(rear + 3, front - 3, 7).flatMap((y) => [[left + 1.4, y] as const, [right - 1.4, y] as const]),
  ];
  return (
    <g stroke={INK.line} strokeWidth={1.3 * px} fill={INK.shade}>
      {[left - 1.6, right - 0.4].flatMap((x) =>
        [rear + (front - rear) * 0.2, rear + (front - rear) * 0.75].map((y) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={2} height={3.4} rx={0.4} fill={INK.dark} />
        )),
      )}
      <rect x={left} y={rear} width={right - left} height={front - rear} rx={0.8} />
      <rect
        x={left + 2.8}
        y={rear + 2.8}
        width={right - left - 5.6}
        height={front - rear - 5.6}
        stroke={INK.hair}
        fill="none"
      />
      {bolts.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.5} fill={INK.paper} strokeWidth={px} />
      ))}
      <rect x={cx - hand.width / 2} y={cy - hand.height / 2} {...hand} rx={1.4} fill={INK.body} />
      {spaced(cx - hand.width / 2, cx + hand.width / 2, 4.5).flatMap((x) =>
        [cy - hand.height / 2 + 1.2, cy + hand.height / 2 - 1.2].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={0.45} fill={INK.paper} strokeWidth={px} />
        )),
      )}
      <circle cx={width * 0.84} cy={cy} r={1.9} fill={INK.body} />
      <circle cx={width * 0.84} cy={cy} r={0.9} fill={INK.copper} stroke="none" />
    </g>
  );
}

function Cabinet({ size: { width, depth, cabinetDepth }, px }: PartProps) {
  const top = depth - cabinetDepth;
  return (
    <g stroke={INK.line} strokeWidth={1.5 * px}>
      <rect x={-0.6} y={top} width={width + 1.2} height={cabinetDepth} rx={0.6} fill={INK.body} />
      <rect x={-0.6} y={top} width={width + 1.2} height={2.4} fill={INK.dark} strokeWidth={px} />
      <line x1={width * 0.47} y1={top + 2.4} x2={width * 0.47} y2={top + cabinetDepth * 0.4} stroke={INK.hair} />
      <text
        x={width * 0.47}
        y={top + cabinetDepth * 0.62}
        fontSize={15 * px}
        textAnchor="middle"
        fontFamily={FONT}
        fill={INK.soft}
        stroke="none"
      >
        FRONT
      </text>
    </g>
  );
}

export function TopView({ unit }: { unit: DocumentUnit }) {
  const size = proportionsOf(unit);
  const { width, depth, radiatorDepth } = size;
  const place = placed(width, depth);
  const { px } = place;
  return (
    <g>
      <g transform={place.transform} strokeLinejoin="round">
        {radiatorDepth > 0 && <Radiators size={size} px={px} />}
        <Tank size={size} px={px} />
        <Cabinet size={size} px={px} />
      </g>
      <Sizes place={place} length={unit.width_in} height={unit.depth_in} gap={0} offset={40} />
    </g>
  );
}
