import { type Random, createRandom } from './random';
import { DAY_MS } from '../domain/calendar/businessDay';
import { LITERS_PER_GALLON } from '../domain/specs/measures';
import type { Design } from './designs';
import { ORDER_COUNT, type SampleJob } from './jobs';
import { addressOf, CUSTOMERS, DESTINATIONS, SALES_ACCOUNT, SALES_REPS, WAREHOUSES } from './places';
import { ratingOf } from './tables';
import { bushingType } from './unitRow';
import { ODD_ORDERS } from './oddTexts';
import { described } from './requests/description';
import { formattedNotes, orderNotes } from './requests/notes';
import { sampleWorld } from './units';

/** The default day of the sample; its dates are relative to it. */
export const SAMPLE_DAY = '2026-03-02';

/** 'YYYY-MM-DD', `days` after `day` or, if negative, before it. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days since the orders came in, oldest first. */
function orderAges(count: number, random: Random): readonly number[] {
  const age = () => {
    const [low, high] = random.weighted([
      [[0, 29], 34],
      [[30, 89], 34],
      [[90, 179], 18],
      [[180, 364], 10],
      [[365, 460], 4],
    ] as const);
    return random.int(low, high);
  };
  return Array.from({ length: count }, age).sort((one, other) => other - one);
}

const SEED = 8_120;
/** kV; higher levels are always stated. */
const USUAL_BIL = 150;

/** Every seventh sales order has two jobs; numbers grow with the date. */
function numbers(index: number) {
  const salesOrder = `SO${117_204 + index - (index % 7 === 6 ? 1 : 0)}`;
  return {
    order_code: `${salesOrder}-${index % 7 === 6 ? 2 : 1}`,
    sales_order_number: salesOrder,
    job_number: `J${String(58_811 + index * 3)}`,
  };
}

function customer(random: Random) {
  const [city, state] = random.pick(DESTINATIONS);
  const rep = random.pick(SALES_REPS);
  const address = rep === SALES_ACCOUNT.name ? SALES_ACCOUNT.email : addressOf(rep);
  const isKnown = random.chance(0.96);
  return {
    customer_name: random.pick(CUSTOMERS),
    ship_city: isKnown ? city : null,
    ship_state: isKnown ? state : null,
    sales_rep: rep,
    sales_rep_emails: random.chance(0.2) ? [address, 'sales.desk@specai.test'] : random.chance(0.95) ? [address] : [],
  };
}

function dates(day: string, age: number, random: Random) {
  return {
    order_date: daysAfter(day, -age),
    request_date: random.chance(0.93) ? daysAfter(day, random.int(28, 160) - age) : null,
  };
}

function electrical(design: Design, random: Random) {
  return {
    phase: 3,
    kva_rating: design.kva,
    secondary_voltage_kv: design.secondary,
    impedance_pct: design.impedancePct,
    tap_range_pct: design.taps,
    bushing_type: random.chance(0.9) ? bushingType(design) : null,
    bush_configuration: design.config,
    fusing: random.chance(0.94) ? design.fusing : null,
    bil: random.chance(0.9) || design.primary.bilKv > USUAL_BIL ? design.primary.bilKv : null,
    coil_type: design.winding,
    sec_bush: design.secBush,
  };
}

function body(design: Design, random: Random) {
  const typical = ratingOf(design.kva);
  const hasSize = random.chance(0.4);
  return {
    oil_type: design.fluid,
    oil_volume_liters: random.chance(0.6) ? Math.round(typical.gallons * LITERS_PER_GALLON) : null,
    dim_w_in: hasSize ? typical.widthIn : null,
    dim_d_in: hasSize ? typical.depthIn : null,
    dim_h_in: hasSize ? typical.heightIn : null,
    weight_lbs: random.chance(0.5) ? typical.weightLbs : null,
    unit_type: 'Three-Phase Pad',
    category: random.chance(0.6) ? 'Surplus' : null,
  };
}

function stockCode(design: Design) {
  return {
    stock_code: `TP${String(design.kva).replace('.', '')}-${design.primary.kv.replace('.', '')}-${design.condition}`,
    stock_code_desc: `${design.kva}KVA Three-Phase Pad`,
  };
}

function state(index: number, job: SampleJob, random: Random) {
  const assigned = index % 6 === 1 ? (job.units[0]?.serial ?? null) : null;
  const isIssued = assigned !== null && random.chance(0.4);
  const pending = random.pick(['Awaiting Review', 'Quoted', 'On Hold', null, null]);
  return {
    assigned_serial: assigned,
    issued_units: isIssued ? 1 : 0,
    engineering_review: random.chance(0.16),
    unit_status: assigned === null ? pending : isIssued ? 'Issued' : random.pick(['Assigned', 'In Fabrication']),
  };
}

function drawnOrder(index: number, job: SampleJob, age: number, day: string) {
  const random = createRandom(SEED + index);
  const { design, requests } = job;
  const notes = orderNotes(requests.remarks, random);
  const warehouse = random.chance(0.9) ? random.weighted(WAREHOUSES) : null;
  return {
    ...numbers(index),
    ...customer(random),
    ...dates(day, age, random),
    order_type: design.condition,
    sale_price: random.chance(0.97) ? (design.price + (random.chance(0.1) ? requests.cents : 0)).toFixed(2) : null,
    ...state(index, job, random),
    ...stockCode(design),
    notes,
    formatted_notes: formattedNotes(notes, random),
    warehouse: warehouse?.code ?? null,
    warehouse_desc: warehouse?.description ?? null,
    ...electrical(design, random),
    ...body(design, random),
    ...described(design, random),
  };
}

function order(index: number, job: SampleJob, age: number, day: string) {
  const drawn = drawnOrder(index, job, age, day);
  return { ...drawn, ...ODD_ORDERS.get(drawn.order_code) };
}

/** A row of the orders file (columns: docs/guide/data.md). */
export type SampleOrder = ReturnType<typeof order>;

/** The sample orders on `day` ('YYYY-MM-DD'), which affects only dates. */
export function sampleOrders(day: string = SAMPLE_DAY): readonly SampleOrder[] {
  const ages = orderAges(ORDER_COUNT, createRandom(SEED));
  return sampleWorld().jobs.map((job, index) => order(index, job, ages[index] ?? 0, day));
}
