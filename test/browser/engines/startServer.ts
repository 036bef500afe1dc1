import { startProduct } from '../product';

export default async function startServer(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.SPECAI_URLS = url;
  // A run that takes too long ends without its teardown.
  process.once('exit', () => void stop());
  return stop;
}
