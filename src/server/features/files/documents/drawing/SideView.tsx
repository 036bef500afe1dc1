import type { DocumentUnit } from '../documentUnit';
import { Leader, Pad, Sizes } from './annotations';
import { INK, placed, proportionsOf, type Proportions } from './ink';

interface PartProps {
  size: Proportions;
  px: number;
}

function Cabinet({ size: { cabinetDepth, height }, px }: PartProps) {
  const hood = Math.min(6, height * 0.1);
  return (
    <g stroke={INK.line} strokeWidth={1.5 * px} fill={INK.body}>
      <path d={`M0 ${hood} L${cabinetDepth} 2 V${height} H0 Z`} />
      <path d={`M-1 ${hood + 1.4} L-1 ${hood - 0.6} L${cabinetDepth} 0.6 V2.8 Z`} fill={INK.dark} />
      <line x1={1.6} y1={hood + 2} x2={1.6} y2={height - 3} stroke={INK.soft} strokeWidth={px} />
      <rect x={-1} y={height * 0.44} width={1} height={7} rx={0.4} fill={INK.dark} />
      {[0.22, 0.5, 0.82].map((share) => (
        <rect key={share} x={0.4} y={height * share} width={0.9} height={3} rx={0.3} fill={INK.dark} strokeWidth={px} />
      ))}
    </g>
  );
}

function LiftingLug({ x, px }: { x: number; px: number }) {
  return (
    <g stroke={INK.line} strokeWidth={1.2 * px}>
      <path d={`M${x - 1.8} 12 V7.6 a1.8 1.8 0 0 1 3.6 0 V12 Z`} fill={INK.dark} />
      <circle cx={x} cy={7.9} r={0.8} fill={INK.paper} />
    </g>
  );
}

function Tank({ size: { cabinetDepth, depth, radiatorDepth, height }, px }: PartProps) {
  const rear = depth - radiatorDepth;
  const length = rear - cabinetDepth;
  return (
    <g stroke={INK.line} strokeWidth={1.5 * px} fill={INK.shade}>
      <rect x={cabinetDepth} y={1} width={length} height={height - 1} />
      <rect x={cabinetDepth - 0.4} width={length + 1.2} height={2} rx={0.4} fill={INK.dark} />
      {[0, 1.6].map((dy) => (
        <path key={dy} d={`M${cabinetDepth} ${height * 0.72 + dy} H${rear}`} stroke={INK.hair} strokeWidth={px} />
      ))}
      <LiftingLug x={cabinetDepth + length * 0.2} px={px} />
      <LiftingLug x={rear - length * 0.2} px={px} />
      <rect x={cabinetDepth + 3} y={height - 8} width={2.4} height={2.4} fill={INK.copper} stroke="none" />
    </g>
  );
}

function Radiators({ size: { depth, radiatorDepth, height }, px }: PartProps) {
  const left = depth - radiatorDepth;
  const count = Math.max(2, Math.floor((radiatorDepth - 2) / 2.4));
  const pitch = (radiatorDepth - 1.5) / count;
  const [top, bottom] = [9, height - 9];
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px} fill={INK.body}>
      {[top + 3, bottom - 5].map((y) => (
        <rect key={y} x={left} y={y} width={radiatorDepth - 1} height={2} fill={INK.dark} />
      ))}
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={left + 1.5 + index * pitch}
          y={top}
          width={pitch * 0.62}
          height={bottom - top}
          rx={pitch * 0.3}
        />
      ))}
    </g>
  );
}

/** For the words beside it. */
const SHIFT = 60;

export function SideView({ unit }: { unit: DocumentUnit }) {
  const size = proportionsOf(unit);
  const { depth, height, cabinetDepth, radiatorDepth } = size;
  const place = placed(depth, height, SHIFT);
  const { px, scale, left, top } = place;
  const parts = [
    { text: 'Terminal cabinet', x: cabinetDepth * 0.55, y: height * 0.62 },
    { text: 'Tank', x: (cabinetDepth + depth - radiatorDepth) / 2, y: height * 0.34 },
    ...(radiatorDepth > 0 ? [{ text: 'Radiators', x: depth - radiatorDepth / 2, y: height * 0.48 }] : []),
    { text: 'Ground pad', x: cabinetDepth + 4.2, y: height - 6.8 },
  ];
  return (
    <g>
      <g transform={place.transform} strokeLinejoin="round">
        <Pad length={depth} foot={height} px={px} />
        {radiatorDepth > 0 && <Radiators size={size} px={px} />}
        <Tank size={size} px={px} />
        <Cabinet size={size} px={px} />
      </g>
      {parts.map(({ text, x, y }) => (
        <Leader
          key={text}
          at={[left + x * scale, top + y * scale]}
          to={[place.right + 40, top + y * scale]}
          text={text}
        />
      ))}
      <Sizes place={place} length={unit.depth_in} height={unit.height_in} />
    </g>
  );
}
