import type { Unit, UnitFile } from '../../../../contract/unit/unit';
import type { AddedFile } from '../../../../contract/unit/unitFiles';
import type { AppThunk } from '../../store';
import { judgedUnitApi } from '../judgedUnit';
import { recommendationsApi } from '../recommendations';

/** A file of a unit as lists and comparisons have it. */
export const asUnitFile = ({ url, cardUrl, listUrl, name, caption, kind }: AddedFile): UnitFile => ({
  ...{ url, card_url: cardUrl, list_url: listUrl, file_name: name, caption: caption || null, kind },
  file_type: kind === 'photo' ? 'picture' : 'pdf',
});

/** What is made from the record stays, behind what people added. */
function withFiles(unit: Unit, added: readonly AddedFile[]): void {
  const made = unit.images.filter(({ kind }) => kind !== 'photo' && kind !== 'document');
  const given = added.map(asUnitFile);
  const isPicture = ({ file_type }: UnitFile) => file_type === 'picture';
  const files = [...given.filter(isPicture), ...made.filter(isPicture)];
  unit.images = [...files, ...[...given, ...made].filter((file) => !isPicture(file))];
}

/** The files of a unit are these now: so they are in what is known of it against orders, which need not be judged anew. */
export const learnPictures =
  (serial: string, added: readonly AddedFile[]): AppThunk =>
  (dispatch, getState) => {
    const learn = (units: readonly (Unit | null)[]) =>
      units.forEach((unit) => unit && String(unit.serial) === serial && withFiles(unit, added));
    const { util } = recommendationsApi;
    for (const arg of util.selectCachedArgsForQuery(getState(), 'getRecommendations'))
      dispatch(util.updateQueryData('getRecommendations', arg, ({ units }) => learn(units)));
    for (const arg of util.selectCachedArgsForQuery(getState(), 'getAllUnits'))
      dispatch(util.updateQueryData('getAllUnits', arg, ({ units }) => learn(units)));
    const judged = judgedUnitApi.util;
    for (const arg of judged.selectCachedArgsForQuery(getState(), 'getJudgedUnit'))
      dispatch(judged.updateQueryData('getJudgedUnit', arg, ({ unit }) => learn([unit])));
  };
