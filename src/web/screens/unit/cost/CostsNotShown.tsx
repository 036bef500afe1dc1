import { useWhoMay } from '../../../state/hooks';
import { Dim } from '../../../ui/elements';
import { Panel } from '../layout/panel';

/** In place of the cost panels, so that nobody takes what is not shown for what is not recorded. */
export function CostsNotShown() {
  const permissionMessage = useWhoMay('seeCost');
  return (
    <Panel aria-label="Cost">
      <h2>Cost</h2>
      <Dim>Costs are not shown to your role. {permissionMessage}</Dim>
    </Panel>
  );
}
