import { FONT, INK } from './ink';
import { parseVoltage } from '../../../../../domain/matching/reading/voltage';
import type { DocumentUnit } from '../documentUnit';

interface PartProps {
  x: number;
  y: number;
  /** One drawing unit in inches. */
  px: number;
  label?: string;
}

const LABEL_SIZE = 13;

function PartLabel({ x, y, px, label = '' }: PartProps) {
  return (
    <text
      x={x}
      y={y + 1.15 * LABEL_SIZE * px}
      fontSize={LABEL_SIZE * px}
      textAnchor="middle"
      fontFamily={FONT}
      fill={INK.line}
      stroke="none"
    >
      {label}
    </text>
  );
}

export function Well({ x, y, px, label = '' }: PartProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.2 * px}>
      <rect x={x - 2.9} y={y - 0.5} width={5.8} height={1} rx={0.4} fill={INK.dark} />
      <circle cx={x} cy={y} r={2.2} fill={INK.paper} />
      <circle cx={x} cy={y} r={1.35} fill={INK.shade} />
      <circle cx={x} cy={y} r={0.5} fill={INK.line} stroke="none" />
      <PartLabel x={x} y={y + 2.4} px={px} label={label} />
    </g>
  );
}

export function Porcelain({ x, y, px, label = '' }: PartProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px} fill={INK.paper}>
      <rect x={x - 1} y={y - 2.6} width={2} height={4.4} />
      {[-2.1, -0.8, 0.5].map((dy) => (
        <rect key={dy} x={x - 2} y={y + dy} width={4} height={0.8} rx={0.4} />
      ))}
      <rect x={x - 0.6} y={y - 4.1} width={1.2} height={1.5} fill={INK.copper} stroke="none" />
      <PartLabel x={x} y={y + 1.9} px={px} label={label} />
    </g>
  );
}

interface SpadeProps extends PartProps {
  holes: number;
}

export function Spade({ x, y, px, label = '', holes }: SpadeProps) {
  const rows = holes / 2;
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px}>
      <circle cx={x} cy={y} r={2.3} fill={INK.paper} />
      <rect x={x - 1.6} y={y - 1} width={3.2} height={2 * rows + 2.2} rx={0.3} fill={INK.copper} stroke="none" />
      {Array.from({ length: rows }, (_, row) =>
        [-0.75, 0.75].map((dx) => (
          <circle key={`${row} ${dx}`} cx={x + dx} cy={y + 1.4 + row * 1.9} r={0.42} fill={INK.paper} stroke="none" />
        )),
      )}
      <PartLabel x={x} y={y + 2 * rows + 1.4} px={px} label={label} />
    </g>
  );
}

export function FuseHolder({ x, y, px }: PartProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px}>
      <circle cx={x} cy={y} r={1.8} fill={INK.dark} />
      <circle cx={x} cy={y} r={1.1} fill={INK.paper} />
      <path d={`M${x - 0.9} ${y + 1} v2 a0.9 0.9 0 0 0 1.8 0 v-2`} fill="none" />
    </g>
  );
}

export function Canister({ x, y, px }: PartProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px}>
      <rect x={x - 1.2} y={y - 2} width={2.4} height={5} rx={1} fill={INK.paper} />
      <rect x={x - 1.6} y={y - 2.2} width={3.2} height={1.2} rx={0.4} fill={INK.dark} />
    </g>
  );
}

export function Dial({ x, y, px, label = '' }: PartProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px}>
      <circle cx={x} cy={y} r={2.3} fill={INK.body} />
      <path d={`M${x - 1.5} ${y + 1.5} L${x + 1.2} ${y - 1.2}`} strokeWidth={0.8} strokeLinecap="round" />
      <circle cx={x + 1.2} cy={y - 1.2} r={0.7} fill={INK.paper} />
      <PartLabel x={x} y={y + 2.5} px={px} label={label} />
    </g>
  );
}

export function Gauge({ x, y, px, label = '' }: PartProps) {
  return (
    <g stroke={INK.line} strokeWidth={1.1 * px}>
      <circle cx={x} cy={y} r={1.9} fill={INK.paper} />
      <path d={`M${x - 1.3} ${y} a1.3 1.3 0 0 1 2.6 0`} fill="none" stroke={INK.soft} />
      <line x1={x} y1={y + 0.3} x2={x + 0.9} y2={y - 1} />
      <PartLabel x={x} y={y + 2.1} px={px} label={label} />
    </g>
  );
}

const has = (text: string | null, words: RegExp) => words.test((text ?? '').toLowerCase());

function primaryRows(phases: readonly number[], isLoop: boolean): string[][] {
  if (!isLoop) return [phases.map((each) => `H${each}`)];
  return ['A', 'B'].map((row) => phases.map((each) => `H${each}${row}`));
}

function secondaryNames(unit: DocumentUnit, phases: readonly number[]): string[] {
  const [winding] = parseVoltage(unit.secondary_voltage) ?? [];
  const isDelta = winding?.connection === 'delta';
  return [...(isDelta ? [] : ['X0']), ...phases.map((each) => `X${each}`)];
}

export function terminalsOf(unit: DocumentUnit) {
  const phases = unit.phase === 1 ? [1] : [1, 2, 3];
  return {
    /** 'H1A' … row by row; two rows for a loop feed. */
    primary: primaryRows(phases, has(unit.bush_config_description, /loop/)),
    /** 'X0' … 'X3'; no neutral on a delta. */
    secondary: unit.phase === 1 ? ['X1', 'X2', 'X3'] : secondaryNames(unit, phases),
    isLiveFront: has(unit.bush_config_description, /live/),
    hasBayonet: has(unit.fusing_description, /bay.?o.?net/),
    hasCanisters: has(unit.fusing_description, /full range/),
    hasSwitch: has(unit.fusing_description, /switch/),
    hasTaps: unit.taps !== null && !has(unit.taps, /none/),
  };
}

export type Terminals = ReturnType<typeof terminalsOf>;
