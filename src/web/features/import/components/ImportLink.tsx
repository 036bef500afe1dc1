import { useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { LinkButton } from '../../../ui/button/LinkButton';

/** The way out of an empty installation, for those who may import. */
export function ImportLink() {
  const { capabilities } = useServices().config;
  const mayImport = useHasPermission('import');
  if (capabilities.import !== 'on' || !mayImport) return null;
  return (
    <LinkButton to="/import" variant="primary">
      Import files
    </LinkButton>
  );
}
