import type { DocumentUnit } from '../documentUnit';
import { FONT, INK, placed, proportionsOf } from './ink';
import { Pad, Sizes } from './annotations';

const HOOD = 3.5;
const BASE = 3;

interface DoorProps {
  x: number;
  width: number;
  height: number;
  px: number;
  isLeft: boolean;
}

function Door({ x, width, height, px, isLeft }: DoorProps) {
  const top = HOOD + 1.8;
  const hinge = isLeft ? x - 0.5 : x + width - 0.5;
  return (
    <g stroke={INK.line} strokeWidth={1.3 * px} fill="none">
      <rect x={x} y={top} width={width} height={height} rx={0.5} fill={INK.body} />
      <rect x={x + 2.4} y={top + 2.4} width={width - 4.8} height={height - 4.8} rx={0.8} stroke={INK.hair} />
      {[0.12, 0.5, 0.88].map((share) => (
        <rect key={share} x={hinge} y={top + height * share - 1.7} width={1} height={3.4} rx={0.3} fill={INK.dark} />
      ))}
      {[0.2, 0.8].map((share) => (
        <circle key={share} cx={x + width * share} cy={top + height - 1.2} r={0.45} fill={INK.dark} />
      ))}
    </g>
  );
}

interface SignProps {
  x: number;
  y: number;
  px: number;
}

function WarningSign({ x, y, px }: SignProps) {
  return (
    <g>
      <rect x={x - 5} y={y} width={10} height={7.6} rx={0.4} fill={INK.paper} stroke={INK.soft} strokeWidth={px} />
      <rect x={x - 5} y={y} width={10} height={2.3} rx={0.4} fill={INK.soft} />
      <text x={x} y={y + 1.75} fontSize={1.5} fill={INK.paper} textAnchor="middle" fontFamily={FONT} fontWeight={700}>
        WARNING
      </text>
      <path
        d={`M${x} ${y + 2.9} l2.5 4.1 h-5 z M${x + 0.3} ${y + 3.8} l-0.9 1.5 h0.9 l-0.5 1.3`}
        fill="none"
        stroke={INK.line}
        strokeWidth={px}
      />
    </g>
  );
}

function Handle({ x, y, px }: SignProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.2 * px}>
      <rect x={x - 1} y={y - 4.5} width={2} height={9} rx={1} fill={INK.dark} />
      <path d={`M${x - 0.9} ${y + 6} v-1.4 a0.9 0.9 0 0 1 1.8 0 v1.4`} fill="none" stroke={INK.copper} />
      <rect x={x - 1.3} y={y + 5.8} width={2.6} height={2.2} rx={0.3} fill={INK.copper} stroke="none" />
    </g>
  );
}

export function FrontView({ unit }: { unit: DocumentUnit }) {
  const size = proportionsOf(unit);
  const { width, height, kva } = size;
  const place = placed(width, height);
  const { px } = place;
  const split = width * 0.47;
  const door = { height: height - HOOD - BASE - 3, px };
  return (
    <g>
      <g transform={place.transform} strokeLinejoin="round">
        <Pad length={width} foot={height} px={px} />
        <rect y={HOOD} width={width} height={height - HOOD} fill={INK.shade} stroke={INK.line} strokeWidth={1.6 * px} />
        <rect
          x={-1.2}
          width={width + 2.4}
          height={HOOD}
          rx={0.7}
          fill={INK.dark}
          stroke={INK.line}
          strokeWidth={1.6 * px}
        />
        <rect y={height - BASE} width={width} height={BASE} fill={INK.dark} stroke={INK.line} strokeWidth={1.2 * px} />
        <Door {...door} x={1.6} width={split - 2} isLeft />
        <Door {...door} x={split + 0.4} width={width - split - 2} isLeft={false} />
        <WarningSign x={split / 2 + 0.6} y={height * 0.26} px={px} />
        <Handle x={split + 4.6} y={height * 0.5} px={px} />
        <g textAnchor="middle" fontFamily={FONT} fill={INK.soft}>
          <text x={(split + width) / 2 + 1.5} y={height * 0.4} fontSize={5} fontWeight={700}>
            {kva}
          </text>
          <text x={(split + width) / 2 + 1.5} y={height * 0.4 + 3.6} fontSize={2.2}>
            {`IC ${unit.serial}`}
          </text>
        </g>
      </g>
      <Sizes place={place} length={unit.width_in} height={unit.height_in} />
    </g>
  );
}
