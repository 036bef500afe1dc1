import { createUnitWriter } from '../../presenters/units/unitText';
import { writeFor } from '../../presenters/writeFor';
import type { UnitFilesRepository } from '../../repositories/unitFiles/unitFiles';
import type { Recommended } from '../recommend';
import type { OwnTexts, Reader } from './ownTexts';

export interface WritingDependencies {
  readonly ownTexts: OwnTexts;
  readonly unitFiles: Pick<UnitFilesRepository, 'ofUnits'>;
}

/** The answer to a question for units, as JSON that this reader may see, in UTF-8. */
export async function writeRecommendations(
  { ownTexts, unitFiles }: WritingDependencies,
  { ranked, ...rest }: Recommended,
  reader: Reader,
): Promise<Buffer> {
  const serials = ranked.map(({ candidate }) => candidate.serial);
  const [texts, filesOf] = await Promise.all([ownTexts(serials, reader), unitFiles.ofUnits(serials)]);
  const write = writeFor(reader.permissions);
  const writeUnit = createUnitWriter(reader.addressOf, write);
  const units = ranked.flatMap(({ candidate: { serial }, score }) => {
    const own = texts.get(serial);
    return own === undefined ? [] : [writeUnit({ own, score, added: filesOf.get(serial) })];
  });
  const matches = units.flatMap((parts, nth) => (nth === 0 ? parts : [COMMA, ...parts]));
  return Buffer.concat([BEGIN, ...matches, Buffer.from(`],${write(rest).slice(1)}}`)]);
}

const BEGIN = Buffer.from('{"data":{"matches":[');
const COMMA = Buffer.from(',');
