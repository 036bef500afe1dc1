import type { Design } from './designs';
import { unitNotes } from './notes';
import { WAREHOUSES } from './places';
import type { Random } from './random';
import { MANUFACTURERS, ratingOf } from './tables';
import { addOnCosts, baseCosts } from './unitCosts';

const PICTURES = ['front', 'side', 'top', 'cabinet', 'nameplate'] as const;

function picturesOf(random: Random): readonly string[] {
  const count = random.weighted([
    [0, 18],
    [1, 22],
    [3, 30],
    [5, 30],
  ] as const);
  return PICTURES.slice(0, count);
}

function documentsOf(random: Random): readonly string[] {
  return random.weighted([
    [[], 30],
    [['nameplate'], 40],
    [['nameplate', 'test-report'], 30],
  ] as const);
}

function coolingClass(design: Design, random: Random): string {
  const natural = design.fluid === 'FR3' ? 'KNAN' : 'ONAN';
  if (design.kva < 750 || random.chance(0.7)) return natural;
  return natural === 'ONAN' ? 'ONAN/ONAF' : 'KNAN/KNAF/KNAF';
}

/** Dead front units have bushing wells for separable connectors, above 2,500 kVA 600 A integral bushings. */
export function bushingType(design: Design): string {
  if (design.config.endsWith('Live Front')) return 'Porcelain';
  return design.kva > 2500 ? '600 A Integral' : '200 A Well and Insert';
}

/** Inches to a quarter, size ± 8 %, weight and gallons ± 12 %: no two units measure the same. */
function body(design: Design, random: Random) {
  const typical = ratingOf(design.kva);
  const inches = (value: number) => Math.round(random.jitter(value, 0.08) * 4) / 4;
  return {
    impedance_pct: random.chance(0.3)
      ? typical.impedancePct
      : Number(random.jitter(typical.impedancePct, 0.075).toFixed(2)),
    width_in: inches(typical.widthIn),
    depth_in: inches(typical.depthIn),
    height_in: inches(typical.heightIn),
    weight_lbs: Math.round(random.jitter(typical.weightLbs, 0.12) / 10) * 10,
    oil_volume_gal: Math.round(random.jitter(typical.gallons, 0.12)),
  };
}

function costs(design: Design, gallons: number, random: Random) {
  const wantsCabinet = random.chance(0.24);
  const wantsTank = random.chance(0.12);
  const need = {
    kva: design.kva,
    gallons,
    hasFr3: design.fluid === 'FR3',
    isRadial: design.config.startsWith('Radial'),
    wantsCabinet,
    wantsTank,
  };
  return {
    cabinet_condition: wantsCabinet ? ('replace' as const) : ('good' as const),
    tank_condition: wantsTank ? ('replace' as const) : ('good' as const),
    ...baseCosts(design.price, random),
    ...addOnCosts(need, random),
    list_price: random.chance(0.8) ? design.price.toFixed(2) : null,
  };
}

function electrical(design: Design) {
  return {
    condition: design.condition,
    phase: 3,
    kva_rating: design.kva,
    primary_voltage: design.primary.nameplate,
    secondary_voltage: design.secondary,
    primary_bil_kv: design.primary.bilKv,
    taps: design.taps,
    bush_type: bushingType(design),
    bush_config_description: design.config,
    sec_bush: design.kva <= 500 ? '4-hole spade' : '6-hole spade',
    fusing_description: design.fusing,
    type_of_fluid: design.fluid,
    unit_type: 'Three-Phase Pad',
  };
}

/** One unit as it stands in the yard. */
export function unitRow(serial: string, design: Design, random: Random) {
  const measured = body(design, random);
  return {
    serial,
    ...electrical(design),
    ...measured,
    warehouse_desc: random.weighted(WAREHOUSES).description,
    manufacturer: random.pick(MANUFACTURERS),
    mfg_year: random.int(1978, 2021),
    cooling_class: coolingClass(design, random),
    winding_material: random.weighted([
      ['Copper', 46],
      ['Aluminum', 46],
      ['Unknown', 8],
    ] as const),
    category: random.chance(0.8) ? 'Surplus' : 'Recycle',
    fab_notes: unitNotes(random),
    comments: random.chance(0.25) ? unitNotes(random) : null,
    ...costs(design, measured.oil_volume_gal, random),
    pictures: picturesOf(random),
    documents: documentsOf(random),
  };
}
