import { styled } from 'styled-components';
import { addOns, type AddOnId, type AddOnShare } from '../../../../domain/cost/unitDetail/estimate';
import type { Rates } from '../../../../domain/rates/rates';
import { formatMoney } from '../../../../domain/format/money';
import type { UnitOptionsChange, UnitOptions } from '../../../../domain/unitOptions/unitOptions';
import { OptionAmount, OptionLine } from '../../../parts/unit/optionLine';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Notice } from '../../../ui/notice/Notice';
import { Switch } from '../../../ui/field/Switch';
import { space } from '../../../ui/theme';
import { addOnPercentText } from '../cost/priceLegend';
import { GallonsField } from './GallonsField';
import { Panel } from '../layout/panel';
import type { UnitOptionsEditing } from './useUnitOptions';
import { useWhoElseMay, useWhoMay } from '../../../state/hooks';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Dim } from '../../../ui/elements';

const Line = styled(OptionLine)`
  min-height: 1.875rem;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

const Stale = styled(Notice)`
  p {
    margin-bottom: ${space(2)};
  }
`;

interface OptionsPanelProps {
  editing: UnitOptionsEditing;
  /** What each chosen add-on costs. */
  shares: readonly AddOnShare[];
  rates: Rates;
}

/** The add-on work of the unit. A change shows in cost and margin at once and is kept when it is saved. */
export function OptionsPanel({ editing, shares, rates }: OptionsPanelProps) {
  const [permissionMessage, permissionHint] = [useWhoMay('editOptions'), useWhoElseMay('editOptions')];
  return (
    <Panel aria-label="Options">
      <h2>Options</h2>
      {permissionMessage !== null && <Dim>You can try options here. {permissionMessage}</Dim>}
      {editing.isStale && <StaleNotice editing={editing} />}
      <ul>
        {addOns(rates).map(({ id, label, percent }) => (
          <li key={id}>
            <Line>
              <Switch
                label={label}
                checked={isOn(editing.options, id)}
                disabled={!editing.isEditable}
                onChange={(checked) => editing.change(changeOf(id, checked))}
              />
              <OptionAmount data-on={isOn(editing.options, id)}>
                {addOnPercentText(percent)}
                {shareText(shares.find((share) => share.id === id))}
              </OptionAmount>
            </Line>
            {id === 'fr3' && editing.options.fr3Enabled && (
              <GallonsField
                value={editing.options.fr3EstimatedGallons}
                disabled={!editing.isEditable}
                onChange={(fr3EstimatedGallons) => editing.change({ fr3EstimatedGallons })}
                onBlur={editing.blurGallons}
              />
            )}
          </li>
        ))}
      </ul>
      <Buttons>
        <ExplainedButton
          variant="primary"
          whyNot={permissionHint}
          busy={editing.isSaving}
          disabled={permissionHint === null && !editing.canSave && !editing.isSaving}
          onClick={editing.save}
          {...needsNetwork}
        >
          {editing.isSaving ? 'Saving...' : 'Save Changes'}
        </ExplainedButton>
        <Button disabled={!editing.canReset} onClick={editing.reset}>
          Reset
        </Button>
      </Buttons>
    </Panel>
  );
}

const isOn = (options: UnitOptions, id: AddOnId) => options[id === 'fr3' ? 'fr3Enabled' : id];

const changeOf = (id: AddOnId, checked: boolean): UnitOptionsChange => ({
  [id === 'fr3' ? 'fr3Enabled' : id]: checked,
});

const shareText = (share: AddOnShare | undefined) => share && ` · ${formatMoney(share.dollars)}`;

function StaleNotice({ editing: { canLoadNewer, isLoadingNewer, loadNewer } }: Pick<OptionsPanelProps, 'editing'>) {
  return (
    <Stale>
      <p>Another user changed the options of this unit.</p>
      <Button
        size="small"
        busy={isLoadingNewer}
        disabled={!canLoadNewer && !isLoadingNewer}
        onClick={loadNewer}
        {...needsNetwork}
      >
        Load latest values
      </Button>
    </Stale>
  );
}
