import { useMemo, type ReactNode } from 'react';
import { webAddress } from '../parts/unit/pictures';
import { askForAddress } from '../state/api/inventory/fileAddress';
import { useAppDispatch, useInsights } from '../state/hooks';
import { useServices } from '../state/services';
import { FileAddressesContext, type FileAddresses } from '../ui/gallery/GalleryPicture';

/** Our server says where files are now. Addresses of other servers are used as they are. */
export function FileAddressesProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { config, openTab } = useServices();
  const isOurs = useInsights();
  const addresses = useMemo<FileAddresses>(() => {
    const renew = async (url: string) => webAddress(await dispatch(askForAddress(url)), config.apiBaseUrl);
    return isOurs ? { renew, openTab } : {};
  }, [dispatch, config, openTab, isOurs]);
  return <FileAddressesContext value={addresses}>{children}</FileAddressesContext>;
}
