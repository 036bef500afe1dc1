import type { Random } from './random';
import type { Design } from './designs';
import { WAREHOUSES } from './places';
import type { StockDesign } from './stock/departures';
import { MANUFACTURERS, ratingOf, secondaryBushingsFor } from './tables';
import { unitNotes } from './requests/notes';

/** Two decimals, mostly rounded to 5 dollars. */
function dollars(value: number, random: Random): string {
  return (random.chance(0.3) ? value : Math.round(value / 5) * 5).toFixed(2);
}

/** Between −5 % and 54 %, mostly 12 % to 45 %. */
function marginShare(random: Random): number {
  const [low, high] = random.weighted([
    [[0.12, 0.45], 84],
    [[-0.05, 0.12], 9],
    [[0.45, 0.54], 7],
  ] as const);
  return random.between(low, high);
}

/** The unit's cost at a plausible margin of `price`. */
function baseCosts(price: number, random: Random) {
  return splitCosts(price * (1 - marginShare(random)), random);
}

function splitCosts(total: number, random: Random) {
  const labor = total * random.between(0.14, 0.2);
  const materials = total * random.between(0.06, 0.12);
  return {
    unit_cost: dollars(total - labor - materials, random),
    labor_cost: dollars(labor, random),
    materials_cost: dollars(materials, random),
  };
}

function isRecorded(known: boolean | undefined, random: Random): boolean {
  const drawn = random.chance(0.7);
  return known ?? drawn;
}

function addOnCosts(design: StockDesign, gallons: number, wants: { cabinet: boolean; tank: boolean }, random: Random) {
  const priced = (applies: boolean, value: number) => (applies ? dollars(value, random) : '0.00');
  return {
    fr3_fill_cost: priced(design.fluid !== 'FR3', gallons * random.between(10.5, 13.5)),
    turn_pull_cost: priced(isRecorded(design.hasTurnPullCost, random), random.jitter(1200 + 1.1 * design.kva, 0.1)),
    feed_conversion_cost: priced(design.config.startsWith('Radial'), random.jitter(1800 + 1.2 * design.kva, 0.1)),
    replacement_cabinet_cost: priced(wants.cabinet, random.jitter(1500 + 0.9 * design.kva, 0.1)),
    retank_cost: priced(wants.tank, random.jitter(3200 + 2.4 * design.kva, 0.1)),
  };
}

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
    [['nameplate', 'planning-sheet'], 30],
  ] as const);
}

function coolingClass(design: Design, random: Random): string {
  const natural = design.fluid === 'FR3' ? 'KNAN' : 'ONAN';
  if (design.kva < 750 || random.chance(0.7)) return natural;
  return natural === 'ONAN' ? 'ONAN/ONAF' : 'KNAN/KNAF/KNAF';
}

/** Dead front: wells for separable connectors, above 2,500 kVA 600 A integral bushings. */
export function bushingType(design: Design): string {
  if (design.config.endsWith('Live Front')) return 'Porcelain';
  return design.kva > 2500 ? '600 A Integral' : '200 A Well and Insert';
}

/** The typical one, often up to 13 % off, unless designed. Percent. */
function impedance(designed: number | null, typical: number, random: Random): number {
  const drawn = random.chance(0.3) ? typical : Number(random.jitter(typical, 0.13).toFixed(2));
  return designed ?? drawn;
}

/** Inches to a quarter, size ± 8 %, weight and gallons ± 12 %. */
function body(design: Design, random: Random) {
  const typical = ratingOf(design.kva);
  const inches = (value: number) => Math.round(random.jitter(value, 0.08) * 4) / 4;
  return {
    impedance_pct: impedance(design.impedancePct, typical.impedancePct, random),
    width_in: inches(typical.widthIn),
    depth_in: inches(typical.depthIn),
    height_in: inches(typical.heightIn),
    weight_lbs: Math.round(random.jitter(typical.weightLbs, 0.12) / 10) * 10,
    oil_volume_gal: Math.round(random.jitter(typical.gallons, 0.12)),
  };
}

function replaces(condition: StockDesign['cabinet'], probability: number, random: Random): boolean {
  const drawn = random.chance(probability);
  return condition === undefined ? drawn : condition === 'replace';
}

function costs(design: StockDesign, gallons: number, random: Random) {
  const [cabinet, tank] = [replaces(design.cabinet, 0.24, random), replaces(design.tank, 0.12, random)];
  return {
    cabinet_condition: cabinet ? ('replace' as const) : ('good' as const),
    tank_condition: tank ? ('replace' as const) : ('good' as const),
    ...(design.totalCost === undefined ? baseCosts(design.price, random) : splitCosts(design.totalCost, random)),
    ...addOnCosts(design, gallons, { cabinet, tank }, random),
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
    fusing_description: design.fusing,
    type_of_fluid: design.fluid,
    unit_type: 'Three-Phase Pad',
  };
}

function winding(designed: Design['winding'], random: Random): string {
  const drawn = random.weighted([
    ['Copper', 46],
    ['Aluminum', 46],
    ['Unknown', 8],
  ] as const);
  return designed ?? drawn;
}

function secondaryBushings({ kva, secBush }: Design, random: Random): string | null {
  const drawn = random.weighted(secondaryBushingsFor(kva));
  return secBush ?? drawn;
}

export function unitRow(serial: string, design: StockDesign, random: Random) {
  const measured = body(design, random);
  return {
    serial,
    ...electrical(design),
    ...measured,
    warehouse_desc: random.weighted(WAREHOUSES).description,
    manufacturer: random.pick(MANUFACTURERS),
    mfg_year: random.int(1978, 2021),
    cooling_class: coolingClass(design, random),
    winding_material: winding(design.winding, random),
    category: random.chance(0.8) ? 'Surplus' : 'Recycle',
    fab_notes: unitNotes(random),
    comments: random.chance(0.25) ? unitNotes(random) : null,
    ...costs(design, measured.oil_volume_gal, random),
    pictures: picturesOf(random),
    documents: documentsOf(random),
    sec_bush: secondaryBushings(design, random),
  };
}
