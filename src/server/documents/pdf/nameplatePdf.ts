import { formatKva } from '../../../domain/format/number';
import type { DocumentUnit } from '../documentUnit';
import { bodyFields, ratingFields } from '../nameplateFields';
import { fieldTable, heading, pdfPage, table, TEXT_WIDTH } from './pdf';
import { tapVoltages } from '../tapVoltages';
import { drawingSvg } from '../unitDrawing';

const GAP = 20;
const HALF = (TEXT_WIDTH - GAP) / 2;

/** '+2.5 %', '−5 %', 'nominal'. */
function percentText(percent: number): string {
  return percent === 0 ? 'nominal' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

function tapTable(unit: DocumentUnit) {
  const taps = tapVoltages(unit);
  if (taps.length === 0) return [];
  const rows = taps.map(({ position, percent, volts }) => [`Position ${position}`, percentText(percent), `${volts} V`]);
  return [heading('Tap voltages, line to line'), table([104, 70, '*'], rows)];
}

/** A one-page data sheet of what a unit's record says: drawings, ratings, body, taps. */
export function nameplatePdf(unit: DocumentUnit): Promise<Buffer> {
  const drawing = (view: string) => ({ svg: drawingSvg(unit, view), width: HALF });
  return pdfPage({
    title: 'Nameplate data sheet',
    serial: unit.serial,
    subtitle: `${formatKva(unit.kva_rating)}, ${unit.primary_voltage} – ${unit.secondary_voltage}`,
    content: [
      { columns: [drawing('front'), drawing('cabinet')], columnGap: GAP },
      {
        columns: [
          [heading('Ratings'), fieldTable(ratingFields(unit))],
          [heading('Body and terminals'), fieldTable(bodyFields(unit))],
        ],
        columnGap: GAP,
      },
      ...tapTable(unit),
    ],
    footer: 'Transcript of the unit record. Where it differs from the plate on the unit, the plate is right.',
  });
}
