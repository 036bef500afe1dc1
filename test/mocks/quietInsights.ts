import { unitsAreBestFor } from './contentionAnswer';
import { server } from './server';
import { SavedViewService } from './viewAnswers';

/** No view is saved, and no unit is the best of another order. */
export function nothingIsSavedOrContested() {
  server.use(...new SavedViewService().answers());
  unitsAreBestFor({});
}
