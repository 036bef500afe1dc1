import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { DraftMemory, OpenedMemory } from '../lib/browser/memories';
import type { Tab } from '../lib/browser/browser';
import type { Notifier } from '../lib/browser/notifier';
import type { InspectionObserver, ShownSnapshot } from './inspection';
import type { Permission } from '../../domain/access/access';

export interface Services {
  notifier: Notifier;
  openNotesPopup: (notes: string) => boolean;
  openTab?: () => Tab | null;
  copyText: (text: string) => Promise<boolean>;
  saveFile: (name: string, content: string | Blob, type: string) => void;
  print: () => void;
  userName: string;
  config: RuntimeConfig;
  permissions?: ReadonlySet<Permission>;
  /** ISO 8601, in the business time zone. */
  today: () => string;
  opened?: OpenedMemory;
  /** Unsaved work, across redirects. */
  drafts?: DraftMemory;
  /** Unsent comments and estimates, visits of the activity, the dismissed setup; survive closing the tab. */
  unsent?: DraftMemory;
  inspect?: InspectionObserver;
  useShown?: ShownSnapshot;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it.');
  return services;
}

const useLive: ShownSnapshot = (_actor, live) => live;

export function useShownState<S extends object>(actor: AnyActorRef, live: S): S {
  const { useShown = useLive } = useServices();
  return useShown(actor, live);
}
