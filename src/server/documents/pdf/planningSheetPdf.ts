import { formatKva } from '../../../domain/format/number';
import type { DocumentUnit } from '../documentUnit';
import { NOT_RECORDED } from '../nameplateFields';
import { heading, pdfPage, table, TEXT_WIDTH } from './pdf';
import { tapVoltages } from '../tapVoltages';
import { planningFigures, type PlanningFigures } from './planningFigures';
import { drawingSvg } from '../unitDrawing';

const COLUMNS = [200, 140, '*'] as const;

function figure(value: number | null, decimals: number, unit: string): string {
  if (value === null) return NOT_RECORDED;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${value.toLocaleString('en-US', digits)} ${unit}`.trim();
}

/** Figures of the unit itself, from its record. */
function recorded({ ratio, primaryAmperes, secondaryAmperes, impedancePct }: PlanningFigures) {
  return [
    ['Voltage ratio, line to line', figure(ratio, 3, ''), 'Calculated from the nameplate'],
    ['Primary current at full load', figure(primaryAmperes, 1, 'A'), 'Calculated from the nameplate'],
    ['Secondary current at full load', figure(secondaryAmperes, 0, 'A'), 'Calculated from the nameplate'],
    ['Impedance', figure(impedancePct, 2, '%'), 'From the unit record'],
  ];
}

/** Figures of units like this one. */
function typical({ noLoadWatts, loadWatts }: PlanningFigures) {
  return [
    ['No-load loss', figure(noLoadWatts, 0, 'W'), 'Typical for the rating'],
    ['Load loss at 85 °C', figure(loadWatts, 0, 'W'), 'Typical for the rating'],
    ['Total loss', figure(noLoadWatts + loadWatts, 0, 'W'), 'Typical for the rating'],
    ['Insulation resistance, HV to LV', 'above 1,000 MΩ', 'Typical, after reconditioning'],
    ['Oil dielectric breakdown', 'above 30 kV', 'Typical, after reconditioning'],
  ];
}

function ratios(unit: DocumentUnit, { ratio }: PlanningFigures) {
  const rows = tapVoltages(unit).map(({ position, percent, volts }) => [
    `Position ${position}`,
    `${volts} V`,
    ratio === null ? NOT_RECORDED : (ratio * (1 + percent / 100)).toFixed(3),
  ]);
  return rows.length === 0 ? [] : [heading('Ratio by tap position, calculated'), table([...COLUMNS], rows)];
}

/** A one-page planning sheet; every figure says whether it is the unit's own or typical. */
export function planningSheetPdf(unit: DocumentUnit): Promise<Buffer> {
  const figures = planningFigures(unit);
  return pdfPage({
    title: 'Planning sheet, not a test report',
    serial: unit.serial,
    subtitle: `${formatKva(unit.kva_rating)}, ${unit.primary_voltage} – ${unit.secondary_voltage}`,
    content: [
      { svg: drawingSvg(unit, 'side'), width: TEXT_WIDTH * 0.6, alignment: 'center' },
      heading('Of this unit'),
      table([...COLUMNS], recorded(figures)),
      heading('Typical'),
      table([...COLUMNS], typical(figures)),
      ...ratios(unit, figures),
    ],
    footer:
      'Typical figures are planning values of units of this rating, not measurements of this unit, and not a certificate.',
  });
}
