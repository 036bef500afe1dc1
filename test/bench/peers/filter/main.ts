import { root } from '../data/card';
import { peerUnits, type PeerUnit } from '../data/units';

export interface Peer {
  readonly mount: (place: HTMLElement, units: readonly PeerUnit[]) => void;
}
const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  plain: () => import('./plain'),
  'ag-grid': () => import('./agGrid'),
  'mui-grid': () => import('./muiGrid'),
};

const asked = new URLSearchParams(location.search);
const peer = await peers[asked.get('peer') ?? 'plain']?.();
peer?.mount(root(), peerUnits(Number(asked.get('units') ?? 1_000)));
