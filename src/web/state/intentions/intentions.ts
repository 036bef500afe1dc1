import type { NewQuotationSettings } from '../../../contract/estimates/quotations';
import type { Consent, EstimateStep } from '../../../contract/estimates/states';
import type { ImportFile, ImportPart } from '../../../contract/imports/files';
import type { ImportMapping } from '../../../contract/imports/mapping';
import type { NewRates } from '../../../contract/rates/rateSets';
import type { PlanReservationsRequest } from '../../../contract/plan/planRequest';
import type { ListedScenario, SavedScenario } from '../../../contract/plan/planScenarios';
import type { ReservedTransformer } from '../../../contract/reservations';
import type { TableFormat } from '../../../domain/tables/table';
import type { Unit } from '../../../contract/unit/unit';
import type { AddedFile } from '../../../contract/unit/unitFiles';
import type { NewView, View, ViewChange } from '../../../contract/views';

type Nothing = Readonly<Record<string, never>>;

/** What a person can ask for that leads to a write or a call, by name, with what it takes. */
export interface IntentionArgs {
  reserve: { readonly itemCode: Unit['serial']; readonly orderId: string; readonly reason?: string | undefined };
  release: {
    readonly id: ReservedTransformer['id'];
    readonly itemCode: Unit['serial'];
    readonly reason?: string | undefined;
  };
  /** A unit's options. */
  save: { readonly itemCode: string };
  /** All of a list, on all its pages; CSV where no kind of file is said. */
  export: { readonly list: 'orders' | 'inventory' | 'activity'; readonly format?: TableFormat | undefined };
  import: { readonly files: Partial<Readonly<Record<ImportPart, File>>> };
  /** How the files of the import are to be read, as far as it changes. */
  mapImport: { readonly mapping: ImportMapping };
  checkImport: Nothing;
  /** More than a tenth may be retired where a person said so. */
  saveImport: { readonly mayRetireMany?: boolean | undefined };
  cancelImport: Nothing;
  /** How the file is read, under a name. */
  saveImportProfile: ProfileName;
  deleteImportProfile: ProfileName;
  /** A read that failed, by the name of its call. */
  retry: { readonly call: string };
  /** The list as it is, under a name. */
  saveView: NewView;
  changeView: ChangedView;
  deleteView: { readonly id: View['id'] };
  /** The list begins with the view, or no longer does. */
  startView: { readonly id: View['id']; readonly isStart: boolean };
  /** A page of the orders before it is wanted. */
  prefetch: { readonly page: number };
  /** A retired unit, by its IC#, or a retired order, by its id. */
  bringBack: { readonly what: 'unit' | 'order'; readonly id: string };
  /** Who pays the freight of an order. */
  setFreightPayer: { readonly orderId: string; readonly isCustomer: boolean };
  /** On an order, by its id, or a unit, by its IC#. */
  comment: { readonly what: 'order' | 'unit'; readonly id: string; readonly comment: string };
  /** Photos and documents, to a unit. */
  addUnitFiles: { readonly serial: string; readonly files: readonly File[] };
  changeUnitFile: UnitFileChange;
  /** What rates would do. */
  reviewRates: NewRates;
  saveRates: SavedRates;
  /** The work and price of a unit for an order, as a new estimate or a new version. */
  saveEstimate: { readonly orderId: string; readonly serial: string };
  /** An estimate is led on. */
  stepEstimate: {
    readonly id: string;
    readonly step: EstimateStep;
    readonly reason?: string | undefined;
    readonly consent?: Consent | undefined;
  };
  /** Another estimate that begins with the same work. */
  copyEstimate: { readonly id: string };
  saveQuotationSettings: SavedQuotationSettings;
  /** A plan as it is, under a name. */
  saveScenario: SavedScenario;
  deleteScenario: { readonly id: ListedScenario['id'] };
  /** Units as planned, together. */
  reservePlanned: PlanReservationsRequest;
  /** A page of an estimate as a file, or the quotation by e-mail to oneself. */
  quotation: { readonly id: string; readonly what: 'quotation' | 'sheet' | 'mail' };
  /** The screen, with unsaved work. */
  leave: Nothing;
}

/** One change of one photo or document of a unit. */
export type UnitFileChange = { readonly serial: string; readonly id: AddedFile['id'] } & (
  | { readonly change: 'caption'; readonly caption: string }
  /** So many places forward (below 0) or back among those of the same kind. */
  | { readonly change: 'move'; readonly step: number }
  | { readonly change: 'remove' | 'restore' }
);

/** Rates that are saved after the version that was loaded. */
export interface SavedRates extends NewRates {
  readonly version: number;
}

/** What quotations say, saved after the version that was loaded. */
export interface SavedQuotationSettings extends NewQuotationSettings {
  readonly version: number;
}

/** A saved way of reading one kind of file. */
interface ProfileName {
  readonly file: ImportFile;
  readonly name: string;
}

/** A view that is saved over the version that was loaded. */
export interface ChangedView extends ViewChange {
  readonly id: View['id'];
  readonly version: number;
}

export type IntentionName = keyof IntentionArgs;

/** Receives what a person asks for, before anything comes of it. */
export type IntentionObserver = <N extends IntentionName>(name: N, args: IntentionArgs[N]) => void;

interface Mounted<N extends IntentionName> {
  /** What the handler is about, where several of one name may be mounted: a unit, a call. */
  readonly about: string;
  readonly handle: (args: IntentionArgs[N]) => void;
}

type Handlers = { [N in IntentionName]: Mounted<N>[] };

/** What the screens shown can be asked for. They report what a person asks for. */
export class Intentions {
  readonly observe: IntentionObserver;
  readonly #handlers: Handlers = {
    ...{ reserve: [], release: [], save: [], export: [], import: [], cancelImport: [] },
    ...{ mapImport: [], checkImport: [], saveImport: [], saveImportProfile: [], deleteImportProfile: [] },
    ...{ retry: [], prefetch: [], leave: [], bringBack: [], reviewRates: [], saveRates: [] },
    ...{ saveQuotationSettings: [], quotation: [] },
    ...{ saveScenario: [], deleteScenario: [], reservePlanned: [] },
    ...{ addUnitFiles: [], changeUnitFile: [], comment: [], setFreightPayer: [] },
    ...{ saveEstimate: [], stepEstimate: [], copyEstimate: [] },
    ...{ saveView: [], changeView: [], deleteView: [], startView: [] },
  };
  readonly #listeners = new Set<() => void>();

  constructor(observe: IntentionObserver = () => undefined) {
    this.observe = observe;
  }

  /** Calls `listener` whenever another handler is mounted; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a handler known; returns how to forget it. */
  mount<N extends IntentionName>(name: N, about: string, handle: Mounted<N>['handle']): () => void {
    const mounted = { about, handle };
    const handlers: Mounted<N>[] = this.#handlers[name];
    handlers.push(mounted);
    for (const listener of this.#listeners) listener();
    return () => void handlers.splice(handlers.indexOf(mounted), 1);
  }

  /** The handler that is about this, or else any of the name; null where the screen has none. */
  find<N extends IntentionName>(name: N, about: string): Mounted<N>['handle'] | null {
    const handlers: Mounted<N>[] = this.#handlers[name];
    return (handlers.find((each) => each.about === about) ?? handlers[0])?.handle ?? null;
  }
}
