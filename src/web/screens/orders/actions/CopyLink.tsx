import { Link2 } from 'lucide-react';
import { useHref, useLocation } from 'react-router-dom';
import { useServices } from '../../../state/services';
import { Button } from '../../../ui/button/Button';

/** Copies the address of the list as it is filtered, sorted and paged. */
export function CopyLink() {
  const { notifier, copyText } = useServices();
  const address = new URL(useHref(useLocation()), window.location.origin).href;
  const copy = async () => {
    if (await copyText(address)) notifier.success('Link copied', 'It opens this list as you see it.');
    else notifier.failure('The link could not be copied', 'Please copy it from the address bar.');
  };
  return (
    <Button size="small" variant="quiet" onClick={() => void copy()}>
      <Link2 size={14} aria-hidden="true" />
      Copy link
    </Button>
  );
}
