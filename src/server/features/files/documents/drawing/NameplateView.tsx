import type { DocumentUnit } from '../documentUnit';
import { bodyFields, ratingFields, tapVoltages } from '../nameplateFields';
import { fittingSize, FONT, INK } from './ink';

const PLATE = { x: 100, y: 52, width: 760, height: 478 } as const;

function Screws() {
  const { x, y, width, height } = PLATE;
  return [x + 20, x + width - 20].flatMap((cx) =>
    [y + 20, y + height - 20].map((cy) => (
      <g key={`${cx} ${cy}`} stroke={INK.soft}>
        <circle cx={cx} cy={cy} r={8} fill={INK.shade} />
        <line x1={cx - 5} y1={cy - 3} x2={cx + 5} y2={cy + 3} />
      </g>
    )),
  );
}

const LEFT = 140;
const VALUE = 300;
const TABLE = 610;

function FieldLine({ y, label, value }: { y: number; label: string; value: string }) {
  return (
    <g fontFamily={FONT}>
      <text x={LEFT} y={y} fontSize={15} fill={INK.soft}>
        {label}
      </text>
      <text x={VALUE} y={y} fontSize={fittingSize(value, TABLE - VALUE - 20, 18)} fill={INK.line}>
        {value}
      </text>
      <line x1={LEFT} y1={y + 9} x2={TABLE - 30} y2={y + 9} stroke={INK.shade} />
    </g>
  );
}

function TapTable({ unit }: { unit: DocumentUnit }) {
  const taps = tapVoltages(unit);
  const right = { x: 820, textAnchor: 'end', fontSize: 17, fill: INK.line } as const;
  return (
    <g fontFamily={FONT}>
      <text x={TABLE} y={166} fontSize={15} fill={INK.soft}>
        {taps.length > 0 ? 'Tap position, volts' : 'Tap voltages not recorded'}
      </text>
      {taps.map(({ position, percent, volts }, index) => (
        <g key={position}>
          <text x={TABLE} y={200 + index * 30} fontSize={17} fill={INK.line}>
            {position}
          </text>
          <text {...right} y={200 + index * 30} fontWeight={percent === 0 ? 700 : 400}>
            {volts}
          </text>
          <line x1={TABLE} y1={209 + index * 30} x2={820} y2={209 + index * 30} stroke={INK.shade} />
        </g>
      ))}
    </g>
  );
}

function BodyLines({ unit }: { unit: DocumentUnit }) {
  return bodyFields(unit)
    .slice(0, 3)
    .map(([label, value], index) => (
      <g key={label} fontFamily={FONT}>
        <text x={TABLE} y={422 + index * 32} fontSize={15} fill={INK.soft}>
          {label}
        </text>
        <text x={820} y={422 + index * 32} fontSize={fittingSize(value, 110, 18)} textAnchor="end" fill={INK.line}>
          {value}
        </text>
        <line x1={TABLE} y1={431 + index * 32} x2={820} y2={431 + index * 32} stroke={INK.shade} />
      </g>
    ));
}

export function NameplateView({ unit }: { unit: DocumentUnit }) {
  return (
    <g>
      <rect {...PLATE} rx={14} fill={INK.body} stroke={INK.line} strokeWidth={1.8} />
      <rect
        x={PLATE.x + 8}
        y={PLATE.y + 8}
        width={PLATE.width - 16}
        height={PLATE.height - 16}
        rx={9}
        fill={INK.paper}
        stroke={INK.hair}
      />
      <Screws />
      <g fontFamily={FONT} fill={INK.line}>
        <text x={480} y={98} fontSize={23} fontWeight={700} textAnchor="middle">
          TRANSFORMER
        </text>
        <text x={480} y={122} fontSize={14} textAnchor="middle" fill={INK.soft}>
          {`Transcript of the record, IC# ${unit.serial}`}
        </text>
      </g>
      {ratingFields(unit).map(([label, value], index) => (
        <FieldLine key={label} y={166 + index * 32} label={label} value={value} />
      ))}
      <TapTable unit={unit} />
      <BodyLines unit={unit} />
    </g>
  );
}
