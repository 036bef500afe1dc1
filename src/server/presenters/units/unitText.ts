import type { Selectable } from 'kysely';
import type { Score } from '../../../domain/matching/ranking/scoreUnit';
import type { UnitsTable } from '../../db/schema';
import type { Write } from '../writeFor';
import { judged, nameplate } from './unit';
import { addedFiles, madeFiles, type AddedRow, type FileAddress } from './unitFiles';

/** What stands in the JSON of a unit whatever is asked: members of objects and arrays in UTF-8, without their brackets. */
export interface OwnText {
  readonly nameplate: Buffer;
  readonly drawings: Buffer;
  readonly sheets: Buffer;
}

const membersOf = (json: string): string => json.slice(1, -1);

export function ownText(row: Selectable<UnitsTable>, addressOf: FileAddress, write: Write): OwnText {
  const { drawings, sheets } = madeFiles(row, addressOf);
  const members = (value: object) => Buffer.from(membersOf(write(value)));
  return { nameplate: members(nameplate(row)), drawings: members(drawings), sheets: members(sheets) };
}

interface UnitParts {
  readonly own: OwnText;
  readonly score: Score;
  readonly added: readonly AddedRow[] | undefined;
}

const COMMA = Buffer.from(',');
const NONE = Buffer.alloc(0);

const separated = (parts: readonly Buffer[]): Buffer[] =>
  parts.filter(({ length }) => length > 0).flatMap((part, nth) => (nth === 0 ? part : [COMMA, part]));

/** Writes units as `toUnit` makes them, in UTF-8, in parts; what is said of several units of one answer is written once. */
export function createUnitWriter(addressOf: FileAddress, write: Write) {
  const written = new Map<object, string>();
  const once = (value: object): string => {
    const text = written.get(value) ?? write(value);
    written.set(value, text);
    return text;
  };
  const members = (value: readonly object[]) => Buffer.from(membersOf(write(value)));
  const imagesOf = ({ own, added = [] }: UnitParts): Buffer[] => {
    const { photos, documents } = addedFiles(added, addressOf);
    const [first, second] = added.length === 0 ? [NONE, NONE] : [members(photos), members(documents)];
    return separated([first, own.drawings, second, own.sheets]);
  };
  return (parts: UnitParts): Buffer[] => {
    const { score_details: details, ...rest } = judged(parts.score);
    const judgement = `,${membersOf(write(rest))},"score_details":[${details.map(once).join(',')}],"images":[`;
    return [OPEN, parts.own.nameplate, Buffer.from(judgement), ...imagesOf(parts), CLOSE];
  };
}

const OPEN = Buffer.from('{');
const CLOSE = Buffer.from(']}');
