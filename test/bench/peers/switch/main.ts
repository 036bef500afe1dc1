import { root } from '../data/card';

interface Peer {
  readonly mount: (place: HTMLElement) => void;
}
const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  plain: () => import('./plain'),
  redux: () => import('./redux'),
  'mui-form': () => import('./muiForm'),
};

const peer = await peers[new URLSearchParams(location.search).get('peer') ?? 'plain']?.();
peer?.mount(root());
