import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { DraftMemory } from '../adapters/draftMemory';
import type { Tab } from '../adapters/openTab';
import type { Notifier } from '../adapters/notifier';
import type { OpenedMemory } from '../adapters/openedMemory';
import type { InspectionObserver, ShownSnapshot } from './inspection';
import type { Permission } from '../../domain/access/access';

/** What screens need of the outside world. */
export interface Services {
  notifier: Notifier;
  /** Opens the notes in a window of their own; false where it was blocked or the notes are too long for it. */
  openNotesPopup: (notes: string) => boolean;
  /** Opens an empty tab for what is still being asked for; null where it was blocked. */
  openTab?: () => Tab | null;
  /** Puts a text on the clipboard; false where the browser does not let us. */
  copyText: (text: string) => Promise<boolean>;
  /** Hands content to the browser as a file to keep. */
  saveFile: (name: string, content: string | Blob, type: string) => void;
  /** Opens the print dialog on the page as it stands. */
  print: () => void;
  /** Who is signed in, as people know them. */
  userName: string;
  config: RuntimeConfig;
  /** What the signed-in person may do; absent: everything. */
  permissions?: ReadonlySet<Permission>;
  /** The business's calendar day, ISO 8601. */
  today: () => string;
  /** What this person opened last. */
  opened?: OpenedMemory;
  /** What this person has not saved yet, over redirects. */
  drafts?: DraftMemory;
  /** Comments and estimates that this person typed and the server does not have yet, also after the tab was closed. */
  unsent?: DraftMemory;
  /** Observes the state machines. */
  inspect?: InspectionObserver;
  /** Which state of an actor its screen shows, where that need not be the live one. A hook. */
  useShown?: ShownSnapshot;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it.');
  return services;
}

const useLive: ShownSnapshot = (_actor, live) => live;

/** The state of an actor that its screen shows: the live one, or a past one during time travel. */
export function useShownState<S extends object>(actor: AnyActorRef, live: S): S {
  const { useShown = useLive } = useServices();
  return useShown(actor, live);
}
