import { paths } from '../../contract/paths';
import type { ActionStep, RequestStep } from '../../contract/trace/steps';
import type { acceptedConstraintsSlice } from '../state/slices/acceptedConstraints';
import type { acceptedFieldsSlice } from '../state/slices/acceptedFields';
import type { changesSlice } from '../state/slices/changes/changes';
import type { comparisonViewSlice } from '../state/slices/comparisonView';
import type { costOptionsSlice } from '../state/slices/costOptions';
import type { manualUnitsSlice } from '../state/slices/manualUnits';
import type { pinnedUnitsSlice } from '../state/slices/pinnedUnits';
import type { planMemorySlice } from '../state/slices/planMemory';
import type { AuthenticationEvent } from '../state/machines/authentication';
import type { EstimateEditingEvent } from '../state/machines/estimateEditing';
import type { EstimateStepsEvent } from '../state/machines/estimateSteps';
import type { IcPanelEvent } from '../state/machines/icPanel';
import type { UnitOptionsEvent } from '../state/machines/unitOptions';

/**
 * What a playback does for a step: what a person caused it does itself, what the app causes it waits for. What follows
 * from an intention comes by itself once that is played; recordings of version 1 have none, there it is a person's. What comes
 * from outside, at any time, it does itself, too: nobody waited for the app before.
 */
export type Cause = 'person' | 'intention' | 'outside' | 'app';

type Causes<T extends string> = Readonly<Record<T, Cause>>;

const authentication: Causes<AuthenticationEvent['type']> = {
  LOGIN: 'person',
  LOGOUT: 'person',
  UNAUTHORIZED: 'app',
  SIGNED_OUT_ELSEWHERE: 'app',
  INTERACTION_REQUIRED: 'app',
  TOKEN_REFUSED: 'app',
};

const icPanel: Causes<IcPanelEvent['type']> = {
  TOGGLE: 'person',
  CANCEL: 'person',
  CHANGE: 'person',
  SUBMIT: 'person',
};

const unitOptions: Causes<UnitOptionsEvent['type']> = {
  LOADED: 'app',
  CHANGE: 'person',
  BLUR_GALLONS: 'person',
  RESET: 'person',
  SAVE: 'intention',
  LOAD_NEWER: 'person',
};

const estimateEditing: Causes<EstimateEditingEvent['type']> = {
  LOADED: 'app',
  CHANGE: 'person',
  RESET: 'person',
  SAVE: 'intention',
  LOAD_NEWER: 'person',
};

const estimateSteps: Causes<EstimateStepsEvent['type']> = {
  TOLD: 'app',
  PROPOSE: 'intention',
  APPROVE: 'intention',
  RETURN: 'intention',
  QUOTE: 'intention',
  CONSENT: 'intention',
  WIN: 'intention',
  LOSE: 'intention',
};

interface Slice {
  readonly actions: Readonly<Record<string, (...args: never) => { type: string }>>;
}
type ActionOf<S extends Slice> = ReturnType<S['actions'][keyof S['actions']]>['type'];

type SliceAction =
  | ActionOf<typeof acceptedConstraintsSlice>
  | ActionOf<typeof acceptedFieldsSlice>
  | ActionOf<typeof changesSlice>
  | ActionOf<typeof comparisonViewSlice>
  | ActionOf<typeof costOptionsSlice>
  | ActionOf<typeof manualUnitsSlice>
  | ActionOf<typeof pinnedUnitsSlice>
  | ActionOf<typeof planMemorySlice>;

const actions: Causes<SliceAction> = {
  'acceptedConstraints/constraintCounted': 'person',
  'acceptedFields/fieldsFilled': 'person',
  'acceptedFields/fieldEmptied': 'person',
  // The server tells of other people, and by a header of what this tab changed: a recording keeps neither stream nor headers.
  'changes/changesReceived': 'outside',
  'changes/ownChangeSaved': 'outside',
  'comparisonView/comparisonViewChanged': 'person',
  'costOptions/costOptionChanged': 'person',
  // The IC# panel adds what it found.
  'manualUnits/manualUnitAdded': 'app',
  // Where what counts from the notes changed.
  'manualUnits/manualUnitJudged': 'app',
  'manualUnits/manualUnitRemoved': 'person',
  'pinnedUnits/unitPinned': 'person',
  'pinnedUnits/unitUnpinned': 'person',
  'pinnedUnits/allUnitsUnpinned': 'person',
  'planMemory/planEffectsShown': 'person',
  // The plan's address says by what.
  'planMemory/plannedBy': 'app',
};

export const eventCauses: Readonly<Record<string, Readonly<Record<string, Cause>>>> = {
  authentication,
  icPanel,
  unitOptions,
  estimateEditing,
  estimateSteps,
};
export const actionCauses: Readonly<Record<string, Cause>> = actions;

/** XState's own events, such as 'xstate.done.actor.searchIc', are the app's. */
export const causeOfEvent = (machine: string, type: string): Cause => eventCauses[machine]?.[type] ?? 'app';

/** Calls that dialogs make, too, and their addresses: a playback opens no dialog, so they may not come. */
const ofDialogs: Readonly<Record<string, string>> = { getContention: paths.contention, getSearch: paths.search };

export const mayBeOfDialog = (step: ActionStep | RequestStep): boolean =>
  step.kind === 'action'
    ? Object.hasOwn(ofDialogs, step.type.split('/')[1] ?? '')
    : Object.values(ofDialogs).some((path) => step.path.startsWith(path));

/** Calls to the server are the app's. */
export const causeOfAction = (type: string): Cause => actionCauses[type] ?? 'app';
