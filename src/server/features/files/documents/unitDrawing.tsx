import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatKva } from '../../../../domain/format/number';
import type { DocumentUnit } from './documentUnit';
import { fittingSize, FONT, INK, SHEET } from './drawing/ink';
import { CabinetView } from './drawing/CabinetView';
import { FrontView } from './drawing/FrontView';
import { NameplateView } from './drawing/NameplateView';
import { SideView } from './drawing/SideView';
import { TopView } from './drawing/TopView';

interface CellProps {
  x: number;
  width: number;
  label: string;
  value: string;
  isAccent?: boolean;
}

const TOP = 562;
const HEIGHT = 54;

function Cell({ x, width, label, value, isAccent = false }: CellProps) {
  return (
    <g fontFamily={FONT}>
      <line x1={x + width} y1={TOP} x2={x + width} y2={TOP + HEIGHT} stroke={INK.hair} />
      <text x={x + 12} y={TOP + 19} fontSize={12} fill={INK.soft}>
        {label}
      </text>
      <text
        x={x + 12}
        y={TOP + 42}
        fontSize={fittingSize(value, width - 24, 19)}
        fill={isAccent ? INK.copper : INK.line}
        fontWeight={isAccent ? 700 : 400}
      >
        {value}
      </text>
    </g>
  );
}

function Sheet({ unit, view, children }: { unit: DocumentUnit; view: string; children: ReactNode }) {
  const voltages = `${unit.primary_voltage} – ${unit.secondary_voltage}`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img">
      <title>{`IC# ${unit.serial}, ${view}`}</title>
      <rect width={SHEET.width} height={SHEET.height} fill={INK.paper} />
      <rect x={24} y={24} width={912} height={592} fill="none" stroke={INK.hair} />
      {children}
      <line x1={24} y1={TOP} x2={936} y2={TOP} stroke={INK.hair} />
      <Cell x={24} width={168} label="IC number" value={unit.serial} isAccent />
      <Cell x={192} width={118} label="Rating" value={formatKva(unit.kva_rating)} />
      <Cell x={310} width={326} label="Voltages" value={voltages} />
      <Cell x={636} width={160} label="View" value={view} />
      <Cell x={796} width={140} label="Drawn from" value="Unit record" />
    </svg>
  );
}

const VIEWS = {
  front: { name: 'Front', View: FrontView },
  side: { name: 'Side', View: SideView },
  top: { name: 'Top', View: TopView },
  cabinet: { name: 'Cabinet open', View: CabinetView },
  nameplate: { name: 'Nameplate', View: NameplateView },
} as const;

const isView = (view: string): view is keyof typeof VIEWS => Object.hasOwn(VIEWS, view);

/** SVG of a view; throws RangeError for an unknown one. */
export function drawingSvg(unit: DocumentUnit, view: string): string {
  if (!isView(view)) throw new RangeError(`There is no view '${view}'.`);
  const { name, View } = VIEWS[view];
  return renderToStaticMarkup(
    <Sheet unit={unit} view={name}>
      <View unit={unit} />
    </Sheet>,
  );
}
