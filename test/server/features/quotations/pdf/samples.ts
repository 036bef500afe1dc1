import sharp from 'sharp';
import type { Paper } from '../../../../../src/contract/estimates/quotations';
import type { InternalSheet } from '../../../../../src/server/features/quotations/pdf/internalSheet';
import type { Quotation } from '../../../../../src/server/features/quotations/pdf/sections';
import { exampleUnit } from '../../files/documents/unitOf';

export const photoOf = (width = 960, height = 720): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();

const COMPANY = {
  name: 'Copper State Transformers',
  address: '1200 West Industrial Drive\nPhoenix, AZ 85043\n(602) 555-0142',
};

const TERMS =
  'Payment: net 30 days from shipment. Prices exclude sales tax and freight.\nWarranty: 12 months from shipment on workmanship and material.';

export const unit = exampleUnit({
  ...{ serial: '0484872', manufacturer: 'Łódź Works', kva_rating: '1500.00', mfg_year: 2009 },
  ...{ primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277', impedance_pct: '5.720', taps: '+/-5%' },
  ...{ type_of_fluid: 'Mineral oil', oil_volume_gal: '620', weight_lbs: '12400' },
});

export const quotationOf = (paper: Paper, changes: Partial<Quotation> = {}): Quotation => ({
  ...{ number: 'Q-2026-0001', date: '2026-11-23', validUntil: '2026-12-23', company: COMPANY, paper, unit },
  customer: { name: 'Valley Power Cooperative', place: 'Sacramento, CA' },
  order: { jobNumber: 'J58811', salesOrderNumber: 'SO117204' },
  contact: { name: 'Dana Whitfield', email: 'dana@example.com' },
  work: ['Reconditioned: core and coils inspected', 'Filled with FR3 natural ester fluid, about 620 gallons'],
  ...{ price: 41_250.5, freight: 'not included', delivery: '2027-02-15', terms: TERMS },
  ...changes,
});

export const DELIVERED = {
  ...{ kva_rating: '1500.00', primary_voltage: '12000D', secondary_voltage: '480Y/277' },
  ...{ connection: 'Delta primary, wye secondary', primary_bil_kv: '95', fluid: 'FR3 natural ester' },
};

const long = (length: number, word = 'Whitewater ') => word.repeat(Math.ceil(length / word.length)).slice(0, length);

/** The longest values that the settings and the database allow, in words without spaces. */
export const longest = (paper: Paper): Quotation =>
  quotationOf(paper, {
    company: { name: long(80), address: Array.from({ length: 5 }, () => long(47)).join('\n') },
    customer: { name: long(300), place: long(300, 'Unbreakable') },
    order: { jobNumber: long(60, 'J'), salesOrderNumber: long(60, 'S') },
    contact: { name: long(200), email: `${long(60, 'x')}@${long(60, 'y')}.example.com` },
    unit: exampleUnit({
      ...unit,
      ...{ serial: long(40, '9'), manufacturer: long(300), primary_voltage: long(200, '12470GrdY/7200x') },
      ...{ secondary_voltage: long(200, '480Y/277x'), taps: long(200), cooling_class: long(200) },
      ...{ winding_material: long(200), bush_type: long(200), bush_config_description: long(2_000, 'Loop-feed') },
      ...{ fusing_description: long(2_000), type_of_fluid: long(200), unit_type: long(200) },
      ...{ primary_bil_kv: '150', width_in: '123.5', depth_in: '123.5', height_in: '123.5' },
    }),
    delivered: {
      ...{ kva_rating: '1500.00', primary_voltage: long(200, '12470GrdY/7200x'), secondary_voltage: long(200) },
      ...{ connection: 'Grounded wye primary, grounded wye secondary', primary_bil_kv: '150', fluid: long(200) },
    },
    deviations: Array.from({ length: 10 }, () => long(200)),
    work: Array.from({ length: 9 }, () => long(110)),
    price: 999_999_999.99,
    terms: `${long(750)}\n${Array.from({ length: 15 }, () => long(49)).join('\n')}`.slice(0, 1_500),
  });

export const sheetOf = (quotation: Quotation): InternalSheet => ({
  quotation,
  name: 'Variant B, own cabinet',
  facts: [
    ['Version', '3'],
    ['State', 'Approved'],
    ['Author', 'Dana Whitfield, 20 November 2026'],
  ],
  amounts: [
    { label: 'Sale price', value: '$41,250.50', kind: 'amount' },
    { label: 'Cost', value: '$21,777', kind: 'amount' },
    { label: 'Unit', value: '$14,321', kind: 'part' },
    { label: 'Unit labor', value: '$4,567', kind: 'part' },
    { label: 'Unit materials', value: '$1,234', kind: 'part' },
    { label: 'FR3 fill', value: '$1,655', kind: 'part' },
    { label: 'Add-on materials', value: '$2,345', kind: 'amount' },
    { label: 'Add-on labor', value: '$876', kind: 'amount' },
    { label: 'Total cost (without labor)', value: '$24,122', kind: 'amount' },
    { label: 'Margin', value: '$16,252', kind: 'sum' },
    { label: 'Margin %', value: '39.4%', kind: 'sum' },
    { label: 'Profit', value: '21.9%', kind: 'amount' },
  ],
  addOns: [
    { label: 'FR3', value: '620 gallons; $1,655 is part of the cost', kind: 'amount' },
    { label: 'Replacement cabinet', value: '$2,345', kind: 'amount' },
    { label: 'Re-tank', value: '$876', kind: 'amount' },
  ],
  leftOut: ['without turn pull'],
  rates: [
    ['Rates', 'Rates of 1 November 2026'],
    ['Good margin', '30%'],
    ['Profit below margin', '17.5 points'],
  ],
  approval: [
    ['Proposed', 'Dana Whitfield, 21 November 2026'],
    ['Approved', 'Lee Ortiz, 22 November 2026: as agreed with the plant'],
  ],
  notes: [
    ['Notes', 'The cabinet is our own, see the drawing of last year.'],
    ['Order notes', 'Deliver before the summer peak.'],
  ],
});

export const longestSheet = (paper: Paper): InternalSheet => {
  const sheet = sheetOf(longest(paper));
  const text = (length: number) => long(length);
  return {
    ...sheet,
    name: text(120),
    facts: sheet.facts.map(([label]) => [label, text(200)]),
    addOns: Array.from({ length: 6 }, () => ({ label: 'Replacement cabinet', value: text(90), kind: 'amount' })),
    leftOut: new Array<string>(6).fill('replacement cabinet cost not recorded'),
    rates: Array.from({ length: 8 }, () => ['Replacement cabinet', text(30)] as const),
    approval: Array.from({ length: 30 }, () => ['Approval taken back', text(500)] as const),
    notes: Array.from({ length: 3 }, () => ['Order notes', text(5_000)] as const),
  };
};
