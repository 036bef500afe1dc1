import type { DocumentUnit } from '../documentUnit';
import { Dimension, Leader, Pad } from './annotations';
import { AREA, INK, inchesText, proportionsOf, viewScale, type Proportions } from './ink';

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
      <line x1={cabinetDepth} y1={height * 0.72} x2={rear} y2={height * 0.72} stroke={INK.hair} strokeWidth={px} />
      <line
        x1={cabinetDepth}
        y1={height * 0.72 + 1.6}
        x2={rear}
        y2={height * 0.72 + 1.6}
        stroke={INK.hair}
        strokeWidth={px}
      />
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

const WORDS_ROOM = 60;

export function SideView({ unit }: { unit: DocumentUnit }) {
  const size = proportionsOf(unit);
  const { depth, height, cabinetDepth, radiatorDepth } = size;
  const scale = viewScale(depth, height);
  const px = 1 / scale;
  const left = AREA.left + (AREA.width - depth * scale) / 2 - WORDS_ROOM;
  const foot = AREA.top + 415;
  const top = foot - height * scale;
  const at = (x: number, y: number) => [left + x * scale, top + y * scale] as const;
  const words = left + depth * scale + 40;
  return (
    <g>
      <g transform={`translate(${left} ${top}) scale(${scale})`} strokeLinejoin="round">
        <Pad length={depth} foot={height} px={px} />
        {radiatorDepth > 0 && <Radiators size={size} px={px} />}
        <Tank size={size} px={px} />
        <Cabinet size={size} px={px} />
      </g>
      <Leader
        at={at(cabinetDepth * 0.55, height * 0.62)}
        to={[words, at(0, height * 0.62)[1]]}
        text="Terminal cabinet"
      />
      <Leader
        at={at((cabinetDepth + depth - radiatorDepth) / 2, height * 0.34)}
        to={[words, at(0, height * 0.34)[1]]}
        text="Tank"
      />
      {radiatorDepth > 0 && (
        <Leader
          at={at(depth - radiatorDepth / 2, height * 0.48)}
          to={[words, at(0, height * 0.48)[1]]}
          text="Radiators"
        />
      )}
      <Leader at={at(cabinetDepth + 4.2, height - 6.8)} to={[words, at(0, height - 6.8)[1]]} text="Ground pad" />
      <Dimension
        from={[left, foot + 10]}
        to={[left + depth * scale, foot + 10]}
        offset={34}
        text={inchesText(unit.depth_in)}
      />
      <Dimension from={[left, top]} to={[left, foot]} offset={54} text={inchesText(unit.height_in)} />
    </g>
  );
}
