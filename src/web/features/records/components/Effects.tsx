import type { CorrectionEffects } from '../../../../contract/records/records';
import { fieldWords } from '../../../../domain/audit/changes';
import { Dim, Stack } from '../../../ui/elements';
import type { Previewed } from '../state/usePreview';

/** 'Incomplete, so not matched: phase, primary voltage missing.' */
export const missingText = (missing: readonly string[]): string =>
  `Incomplete, so not matched: ${missing.map(fieldWords).join(', ')} missing.`;

const MAX_LISTED = 5;

const listed = (names: readonly string[]): string =>
  names.length > MAX_LISTED
    ? `${names.slice(0, MAX_LISTED).join(', ')} and ${names.length - MAX_LISTED} more`
    : names.join(', ');

/** The effects of a correction, before it is saved. */
export function Effects({ previewed: { preview, failure, isBusy } }: { previewed: Previewed }) {
  return (
    <Stack $gap={1} role="status" aria-label="What this changes">
      {isBusy && <Dim>Checking what this changes...</Dim>}
      {failure !== null && <Dim>What this changes is not known. {failure}</Dim>}
      {preview && <Known effects={preview.effects} missing={preview.missing} />}
    </Stack>
  );
}

function Known({ effects, missing }: { effects: CorrectionEffects | null; missing: readonly string[] }) {
  return (
    <>
      {effects && effects.sentences.length > 0 && <strong>{effects.sentences.join(' ')}</strong>}
      {effects && effects.sentences.length === 0 && <Dim>No match or approval changes.</Dim>}
      {effects && effects.gained.length > 0 && <Dim>Now fits: {listed(effects.gained)}</Dim>}
      {effects && effects.lost.length > 0 && <Dim>No longer fits: {listed(effects.lost)}</Dim>}
      {missing.length > 0 && <Dim>{missingText(missing)}</Dim>}
    </>
  );
}
