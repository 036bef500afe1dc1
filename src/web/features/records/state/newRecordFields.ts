import type { ImportFile } from '../../../../contract/import/files';
import type { InputField } from '../components/FieldInput';

const field = (name: string, label: string, change: Partial<InputField> = {}): InputField => ({
  ...{ name, label, measure: null, kind: 'text', is_prose: false, choices: [], is_required: false, example: null },
  ...change,
});

const number = (name: string, label: string, example: string, change: Partial<InputField> = {}) =>
  field(name, label, { kind: 'number', example, ...change });

const voltage = { measure: 'V' };

/** The fields that a new record starts with; the others are filled in later, by Edit. The first is its number. */
export const newRecordFields: Readonly<Record<ImportFile, readonly InputField[]>> = {
  units: [
    field('serial', 'IC#', { kind: 'code', is_required: true, example: '557128315' }),
    number('kva_rating', 'kVA', '1000'),
    field('primary_voltage', 'Primary voltage', { ...voltage, example: '12470GrdY/7200' }),
    field('secondary_voltage', 'Secondary voltage', { ...voltage, example: '480Y/277' }),
    field('phase', 'Phases', { kind: 'choice', choices: ['3', '1'] }),
    field('condition', 'Condition', { kind: 'choice', choices: ['RC', 'RW'] }),
  ],
  orders: [
    field('order_code', 'Order code', { kind: 'code', is_required: true, example: 'SO117204-1' }),
    field('job_number', 'Job number', { is_required: true, example: 'J58811' }),
    field('order_type', 'Job type', { kind: 'choice', choices: ['RC', 'RW'], is_required: true }),
    field('customer_name', 'Customer', { is_required: true }),
    field('request_date', 'Customer request date', { kind: 'date' }),
    number('sale_price', 'Sale price', '41250.00', { measure: 'US dollars' }),
    number('kva_rating', 'kVA', '1000'),
    field('primary_voltage_kv', 'Primary voltage', { measure: 'V or kV', example: '12470GrdY/7200' }),
    field('secondary_voltage_kv', 'Secondary voltage', { measure: 'V or kV', example: '480Y/277' }),
  ],
};

export const numberField = (file: ImportFile): string => (file === 'units' ? 'serial' : 'order_code');
