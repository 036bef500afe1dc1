import { use, useState } from 'react';
import { X } from 'lucide-react';
import { MAX_CHANGED_UNITS } from '../../../../../contract/records/unitChanges';
import { formatTime } from '../../../../../domain/format/date';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useHasPermission } from '../../../../store/hooks';
import { Button, IconButton, needsNetwork } from '../../../../ui/button/Button';
import { Dim, Spacer } from '../../../../ui/elements';
import { BottomBar } from '../../../../ui/layout/BottomBar';
import { SelectionContext, unitsText, type Selection } from './selection';
import { useUndo, type Undo } from './useUndo';

const BulkDialog = preloadable(
  () => import(/* webpackChunkName: "bulk" */ './BulkDialog').then((m) => m.BulkDialog),
  null,
);

/** Actions for the chosen units; afterwards, the undo. */
export function SelectionBar({ shown }: { shown: readonly string[] }) {
  const selection = use(SelectionContext);
  const undo = useUndo();
  if (selection === null) return null;
  if (selection.serials.length > 0) return <Chosen {...{ selection, undo, shown }} />;
  return undo.done && <Done undo={undo} words={undo.done.words} until={undo.done.until} />;
}

interface ChosenProps {
  selection: Selection;
  undo: Undo;
  shown: readonly string[];
}

function Chosen({ selection, undo, shown }: ChosenProps) {
  const [kind, setKind] = useState<'change' | 'retire' | null>(null);
  const [mayCorrect, mayRetire] = [useHasPermission('correctUnits'), useHasPermission('retire')];
  const { serials, add, clear, has } = selection;
  const isFull = serials.length >= MAX_CHANGED_UNITS;
  return (
    <BottomBar aria-label="Selected units">
      <span role="status">
        {unitsText(serials.length)} selected{isFull && ', which is the most at a time'}
      </span>
      {!shown.every(has) && !isFull && (
        <Button size="small" variant="quiet" onClick={() => add(shown)}>
          Select all on this page
        </Button>
      )}
      <Spacer />
      {mayCorrect && (
        <Button size="small" variant="primary" onClick={() => setKind('change')}>
          Change...
        </Button>
      )}
      {mayRetire && (
        <Button size="small" onClick={() => setKind('retire')}>
          Retire...
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={clear}>
        Clear selection
      </Button>
      {kind !== null && (
        <BulkDialog
          kind={kind}
          serials={serials}
          onClose={() => setKind(null)}
          onDone={(done) => {
            setKind(null);
            undo.report(done);
            clear();
          }}
        />
      )}
    </BottomBar>
  );
}

const Done = ({ undo, words, until }: { undo: Undo; words: string; until: string }) => (
  <BottomBar aria-label="Last change">
    <span role="status">{words}</span>
    <Button size="small" busy={undo.isBusy} onClick={undo.undo} {...needsNetwork}>
      Undo
    </Button>
    <Dim>{undo.failure ?? `until ${formatTime(Date.parse(until))}`}</Dim>
    <Spacer />
    <IconButton size="small" label="Close" icon={<X size={15} aria-hidden="true" />} onClick={undo.dismiss} />
  </BottomBar>
);
