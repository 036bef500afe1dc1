import type { ImportFile } from '../../contract/import/files';
import { wordFields, type WordField } from '../../contract/vocabulary/vocabulary';

interface FieldWords {
  readonly label: string;
  /** The column of each file; null if it has none. */
  readonly columns: Readonly<Record<ImportFile, string | null>>;
  /** Texts that matching reads; a taught word has one of them as its meaning. */
  readonly meanings: readonly string[];
}

export const WORD_FIELDS: Readonly<Record<WordField, FieldWords>> = {
  condition: { label: 'Condition', columns: { units: 'condition', orders: null }, meanings: ['RC', 'RW'] },
  unitType: {
    label: 'Unit type',
    columns: { units: 'unit_type', orders: 'unit_type' },
    meanings: ['Pad-Mounted', 'Pole-Mounted', 'Substation'],
  },
  terminals: {
    label: 'Feed and front',
    columns: { units: 'bush_config_description', orders: 'bush_configuration' },
    meanings: [
      ...['Loop Feed Dead Front', 'Loop Feed Live Front', 'Radial Feed Dead Front', 'Radial Feed Live Front'],
      ...['Loop Feed', 'Radial Feed', 'Dead Front', 'Live Front'],
    ],
  },
  primaryBushings: {
    label: 'Primary bushings',
    columns: { units: 'bush_type', orders: 'bushing_type' },
    meanings: ['200 A Well and Insert', '200 A Integral', '600 A Integral'],
  },
  secondaryBushings: {
    label: 'Secondary bushings',
    columns: { units: 'sec_bush', orders: 'sec_bush' },
    meanings: [
      ...['4-hole spade', '6-hole spade', '8-hole spade', '10-hole spade', '12-hole spade'],
      ...['Spade', 'Stud', 'Eyebolt', 'Bus', 'Well', 'Cable'],
    ],
  },
  fusing: {
    label: 'Fusing',
    columns: { units: 'fusing_description', orders: 'fusing' },
    meanings: [
      ...['Bay-O-Net', 'Bay-O-Net w/ Isolation Link', 'Bay-O-Net w/ Partial Range CLF', 'Partial Range CLF'],
      ...['Full Range CLF', 'Loadbreak Switch', 'Loadbreak Switch + Bay-O-Net', 'Unfused'],
    ],
  },
  fluid: {
    label: 'Fluid',
    columns: { units: 'type_of_fluid', orders: 'oil_type' },
    meanings: [
      ...['Mineral Oil', 'FR3', 'BIOTEMP', 'Natural Ester', 'Synthetic Ester', 'Silicone', 'R-Temp'],
      ...['Beta Fluid', 'Wecosol', 'Askarel'],
    ],
  },
  winding: {
    label: 'Winding material',
    columns: { units: 'winding_material', orders: 'coil_type' },
    meanings: ['Copper', 'Aluminum', 'HV Copper, LV Aluminum', 'HV Aluminum, LV Copper'],
  },
  connection: {
    label: 'Connection',
    columns: { units: null, orders: null },
    meanings: ['Delta', 'Wye', 'Grounded Wye'],
  },
};

const READ_AT_IMPORT: ReadonlySet<string> = new Set<WordField>(['condition', 'connection']);

/** Words of conditions and connections are read during the import; stored rows do not change later. */
export const isReadAtImport = (field: string): boolean => READ_AT_IMPORT.has(field);

/** Case, spaces, dots, hyphens and underscores do not count. */
export const wordKey = (text: string): string => text.toLowerCase().replaceAll(/[\s.\-_]+/g, '');

export const wordFieldOf = (file: ImportFile, column: string): WordField | undefined =>
  wordFields.find((field) => WORD_FIELDS[field].columns[file] === column);

export interface Word {
  readonly field: string;
  readonly word: string;
  readonly meaning: string;
}

export const isWordField = (name: string): name is WordField => wordFields.some((field) => field === name);

/** 'Fusing' of the field fusing; a newer version's unknown field is its own label. */
export const wordFieldLabel = (field: string): string => (isWordField(field) ? WORD_FIELDS[field].label : field);

export interface WordColumn {
  readonly field: WordField;
  readonly column: string;
}

/** The columns of a file that store the text of the source or the meaning of a word; conditions are codes. */
export const wordColumnsOf = (file: ImportFile): readonly WordColumn[] =>
  wordFields.flatMap((field) => {
    const column = WORD_FIELDS[field].columns[file];
    return column === null || isReadAtImport(field) ? [] : [{ field, column }];
  });
