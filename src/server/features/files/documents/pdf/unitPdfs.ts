import { formatKva } from '../../../../../domain/format/number';
import type { DocumentUnit } from '../documentUnit';
import { bodyFields, ratingFields, tapVoltages, NOT_RECORDED } from '../nameplateFields';
import { fieldTable, heading, pdfPage, table, TEXT_WIDTH } from './pdf';
import { drawingSvg } from '../unitDrawing';
import { parseVoltage } from '../../../../../domain/matching/reading/voltage';

const GAP = 20;
const HALF = (TEXT_WIDTH - GAP) / 2;

function percentText(percent: number): string {
  return percent === 0 ? 'nominal' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

function tapTable(unit: DocumentUnit) {
  const taps = tapVoltages(unit);
  if (taps.length === 0) return [];
  const rows = taps.map(({ position, percent, volts }) => [`Position ${position}`, percentText(percent), `${volts} V`]);
  return [heading('Tap voltages, line to line'), table([104, 70, '*'], rows)];
}

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

/** Planning values of three-phase pad-mounted transformers: % no-load loss and % resistance (load loss) by kVA (PNNL TESP). */
const LOSSES: readonly (readonly [kva: number, noLoadPct: number, resistancePct: number])[] = [
  [45, 0.7, 1.75],
  [75, 0.63, 1.6],
  [112.5, 0.59, 1.45],
  [150, 0.54, 1.3],
  [225, 0.5, 1.3],
  [300, 0.46, 1.3],
  [500, 0.45, 1.1],
  [750, 0.44, 0.97],
  [1000, 0.43, 0.85],
  [1500, 0.39, 0.78],
  [2000, 0.36, 0.72],
  [2500, 0.35, 0.7],
  [3750, 0.31, 0.62],
  [5000, 0.28, 0.55],
];

const lineVolts = (text: string | null) => parseVoltage(text)?.at(-1)?.volts ?? null;

function amperes(kva: number, volts: number | null, phase: number | null): number | null {
  return volts === null ? null : (kva * 1000) / (volts * (phase === 3 ? Math.sqrt(3) : 1));
}

export function planningFigures(unit: DocumentUnit) {
  const kva = Number(unit.kva_rating);
  const [primary, secondary] = [lineVolts(unit.primary_voltage), lineVolts(unit.secondary_voltage)];
  const [, noLoadPct, resistancePct] = LOSSES.reduce((best, each) =>
    Math.abs(each[0] - kva) < Math.abs(best[0] - kva) ? each : best,
  );
  return {
    ratio: primary === null || secondary === null ? null : primary / secondary,
    primaryAmperes: amperes(kva, primary, unit.phase),
    secondaryAmperes: amperes(kva, secondary, unit.phase),
    impedancePct: unit.impedance_pct === null ? null : Number(unit.impedance_pct),
    noLoadWatts: kva * 10 * noLoadPct,
    loadWatts: kva * 10 * resistancePct,
  };
}

type PlanningFigures = ReturnType<typeof planningFigures>;

const COLUMNS = [200, 140, '*'] as const;

function figure(value: number | null, decimals: number, unit: string): string {
  if (value === null) return NOT_RECORDED;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${value.toLocaleString('en-US', digits)} ${unit}`.trim();
}

function recorded({ ratio, primaryAmperes, secondaryAmperes, impedancePct }: PlanningFigures) {
  return [
    ['Voltage ratio, line to line', figure(ratio, 3, ''), 'Calculated from the nameplate'],
    ['Primary current at full load', figure(primaryAmperes, 1, 'A'), 'Calculated from the nameplate'],
    ['Secondary current at full load', figure(secondaryAmperes, 0, 'A'), 'Calculated from the nameplate'],
    ['Impedance', figure(impedancePct, 2, '%'), 'From the unit record'],
  ];
}

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
