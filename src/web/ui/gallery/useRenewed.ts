import { use, useState } from 'react';
import { FileAddressesContext } from './fileAddresses';

/** The address to load a picture from, and what to do where it does not load; null where none does. */
export function useRenewed(url: string) {
  const { renew } = use(FileAddressesContext);
  const [other, setOther] = useState<{ readonly of: string; readonly url: string | null } | null>(null);
  const isOther = other?.of === url;
  const goOn = (next: string | null) => setOther({ of: url, url: next === url ? null : next });
  const onError = () => {
    if (isOther || !renew) goOn(null);
    else void renew(url).then(goOn);
  };
  return { url: isOther ? other.url : url, onError };
}
