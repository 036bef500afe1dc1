import { startProduct } from './product';

/** The product that the journeys share; it stops when they are done. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.SPECAI_URL = url;
  return stop;
}
