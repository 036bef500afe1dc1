import type { ServerConfig } from '../../config';

/** Whose word on the address of a caller is taken, as Fastify asks it. A number says how many proxies stand in a row before us. */
export function trustedProxies({ trustProxy }: Pick<ServerConfig, 'trustProxy'>) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
