import type { DocumentUnit } from '../documentUnit';
import { Canister, Dial, FuseHolder, Gauge, Porcelain, Spade, Well, terminalsOf, type Terminals } from './cabinetParts';
import { AREA, FONT, INK, proportionsOf, type Proportions } from './ink';
import { Pad } from './annotations';

interface CompartmentProps {
  /** Inner edges and height, inches. */
  left: number;
  right: number;
  height: number;
  px: number;
  terminals: Terminals;
}

const HOOD = 3.5;
/** Share of the width that each open door adds. */
const DOOR_SHARE = 0.24;

function columns(left: number, right: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => left + ((index + 0.5) * (right - left)) / count);
}

interface FusesProps extends CompartmentProps {
  y: number;
}

function Fuses({ left, right, px, terminals, y }: FusesProps) {
  const at = columns(left, right, terminals.primary[0]?.length ?? 0);
  return (
    <g>
      {terminals.hasBayonet && at.map((x) => <FuseHolder key={x} x={x} y={y} px={px} />)}
      {terminals.hasCanisters && at.map((x) => <Canister key={x} x={x} y={y} px={px} />)}
    </g>
  );
}

function PrimarySide(props: CompartmentProps) {
  const { left, right, height, px, terminals } = props;
  const Bushing = terminals.isLiveFront ? Porcelain : Well;
  const levels = terminals.primary.length === 2 ? [0.54, 0.76] : [0.62];
  const dials = [...(terminals.hasSwitch ? ['SWITCH'] : []), ...(terminals.hasTaps ? ['TAPS'] : [])];
  const dialAt = columns(left, right, Math.max(1, dials.length));
  return (
    <g>
      {dials.map((label, index) => (
        <Dial key={label} x={dialAt[index] ?? left} y={height * 0.17} px={px} label={label} />
      ))}
      <Fuses {...props} y={height * 0.34} />
      {terminals.primary.map((row, index) =>
        columns(left, right, row.length).map((x, phase) => (
          <Bushing key={row[phase]} x={x} y={height * (levels[index] ?? 0.62)} px={px} label={row[phase] ?? ''} />
        )),
      )}
    </g>
  );
}

interface SecondarySideProps extends CompartmentProps {
  holes: number;
}

function SecondarySide({ left, right, height, px, terminals, holes }: SecondarySideProps) {
  const middle = (left + right) / 2;
  return (
    <g>
      {columns(left, right, 3).map((x, index) => (
        <Gauge key={x} x={x} y={height * 0.16} px={px} label={['LEVEL', 'TEMP', 'PRESS'][index] ?? ''} />
      ))}
      <g stroke={INK.line} strokeWidth={px}>
        <rect x={middle - 5} y={height * 0.28} width={10} height={7} rx={0.4} fill={INK.paper} />
        {[1.6, 3, 4.4, 5.6].map((dy) => (
          <line
            key={dy}
            x1={middle - 3.8}
            y1={height * 0.28 + dy}
            x2={middle + 3.8}
            y2={height * 0.28 + dy}
            stroke={INK.hair}
          />
        ))}
      </g>
      {columns(left, right, terminals.secondary.length).map((x, index) => (
        <Spade
          key={x}
          x={x}
          y={height * (index % 2 === 0 ? 0.52 : 0.62)}
          px={px}
          label={terminals.secondary[index] ?? ''}
          holes={holes}
        />
      ))}
    </g>
  );
}

function OpenDoors({ size: { width, height }, px }: { size: Proportions; px: number }) {
  const swing = width * DOOR_SHARE;
  const [top, bottom] = [HOOD, height - 3];
  return (
    <g stroke={INK.line} strokeWidth={1.4 * px} fill={INK.body}>
      {[
        [0, -swing],
        [width, width + swing],
      ].map(([hinge = 0, edge = 0]) => (
        <g key={hinge}>
          <path d={`M${hinge} ${top} L${edge} ${top + 2.6} V${bottom + 2.2} L${hinge} ${bottom} Z`} />
          <path
            d={`M${hinge * 0.86 + edge * 0.14} ${top + 4} L${hinge * 0.12 + edge * 0.88} ${top + 5.8} V${bottom - 1.4} L${hinge * 0.86 + edge * 0.14} ${bottom - 2.6} Z`}
            fill="none"
            stroke={INK.hair}
          />
        </g>
      ))}
    </g>
  );
}

function Shell({ size: { width, height }, split, px }: { size: Proportions; split: number; px: number }) {
  return (
    <g stroke={INK.line} strokeWidth={1.6 * px}>
      <rect y={HOOD} width={width} height={height - HOOD} fill={INK.shade} />
      <rect x={1.5} y={HOOD + 1.5} width={width - 3} height={height - HOOD - 4.5} fill={INK.body} strokeWidth={px} />
      <rect x={-1.2} width={width + 2.4} height={HOOD} rx={0.7} fill={INK.dark} />
      <rect x={split - 0.5} y={HOOD + 1.5} width={1} height={height - HOOD - 4.5} fill={INK.dark} strokeWidth={px} />
      <line x1={3} y1={height - 5} x2={width - 3} y2={height - 5} stroke={INK.copper} strokeWidth={0.9} />
    </g>
  );
}

const MAX_FOUR_HOLE_KVA = 500;

export function CabinetView({ unit }: { unit: DocumentUnit }) {
  const size = proportionsOf(unit);
  const { width, height, kva } = size;
  const terminals = terminalsOf(unit);
  const scale = Math.min(800 / (width * (1 + 2 * DOOR_SHARE)), 410 / height);
  const px = 1 / scale;
  const left = AREA.left + (AREA.width - width * scale) / 2;
  const top = AREA.top + 450 - height * scale;
  const split = width * 0.47;
  const words = {
    y: top + height * scale + 50,
    textAnchor: 'middle',
    fontFamily: FONT,
    fontSize: 16,
    fill: INK.line,
  } as const;
  return (
    <g>
      <g transform={`translate(${left} ${top}) scale(${scale})`} strokeLinejoin="round">
        <Pad length={width} foot={height} px={px} />
        <OpenDoors size={size} px={px} />
        <Shell size={size} split={split} px={px} />
        <PrimarySide left={2.5} right={split - 1} height={height} px={px} terminals={terminals} />
        <SecondarySide
          left={split + 1}
          right={width - 2.5}
          height={height}
          px={px}
          terminals={terminals}
          holes={kva > MAX_FOUR_HOLE_KVA ? 6 : 4}
        />
      </g>
      <text x={left + (split * scale) / 2} {...words}>
        High voltage
      </text>
      <text x={left + ((split + width) * scale) / 2} {...words}>
        Low voltage
      </text>
    </g>
  );
}
