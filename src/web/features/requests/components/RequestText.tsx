import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MAX_REQUEST_TEXT } from '../../../../contract/requests/matching';
import { formatNumber } from '../../../../domain/format/number';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Label, Row, Stack } from '../../../ui/elements';
import { TextArea } from '../../../ui/field/TextField';
import { Notice } from '../../../ui/notice/Notice';
import { color, fontSize, radius, screens, space } from '../../../ui/theme';
import { requestCleared, requestRestored, requestTyped, sourceNamed } from '../state/requestDesk';
import type { Desk } from '../state/useDesk';
import { Answer, ColumnBody, ColumnHead, type Lighting } from './deskLayout';
import { MarkedText, NotUnderstood } from './MarkedText';
import { RequestFiles } from './RequestFiles';

/** Milliseconds without typing until the text is read. */
const PAUSE_MS = 300;

/** Inputs that are read without a pause. */
const AT_ONCE = new Set(['insertLineBreak', 'insertParagraph', 'insertFromPaste', 'insertFromDrop']);

const TOO_LONG = `The text has more than ${formatNumber(MAX_REQUEST_TEXT)} characters. Paste only the part that lists the transformers.`;

const Text = styled(TextArea)`
  label {
    white-space: normal;
  }
  textarea {
    min-height: 5.5rem;
    max-height: 18rem;
    field-sizing: content;
    ${screens.tablet} {
      font-size: 1rem;
    }
  }
`;

const EXAMPLES = [
  'Need (2) 1500 kVA pads, 12470 delta, 480Y/277, loop, dead front, FR3, delivered Fresno by May',
  '750 kVA pad 13200GrdY/7620 to 208Y/120 radial live front mineral oil reconditioned',
  '3 x 50 kVA pole mount 7200 to 120/240; 1 x 1000 kVA 12470Y 480Y/277 pad loop feed',
] as const;

const Example = styled.button`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  text-align: left;
  &:hover {
    background: ${color('surfaceHover')};
  }
`;

/** The draft of the text; the store gets it after a pause. */
function useDraft() {
  const dispatch = useAppDispatch();
  const text = useAppSelector(({ requestDesk }) => requestDesk.text);
  const [draft, setDraft] = useState({ text, of: text });
  if (draft.of !== text) setDraft({ text, of: text });
  const pending = useRef<{ text: string; timer: number } | null>(null);
  const flush = useCallback(() => {
    if (pending.current === null) return;
    window.clearTimeout(pending.current.timer);
    dispatch(requestTyped(pending.current.text));
    pending.current = null;
  }, [dispatch]);
  useEffect(() => flush, [flush]);
  const type = useCallback(
    (typed: string, isAtOnce: boolean) => {
      setDraft((before) => ({ ...before, text: typed }));
      window.clearTimeout(pending.current?.timer);
      pending.current = null;
      if (typed.length > MAX_REQUEST_TEXT) return;
      pending.current = { text: typed, timer: window.setTimeout(flush, PAUSE_MS) };
      if (isAtOnce) flush();
    },
    [flush],
  );
  return { text: draft.text, type, flush };
}

export function RequestText({ desk, ...lighting }: { desk: Desk } & Lighting) {
  const dispatch = useAppDispatch();
  const draft = useDraft();
  const area = useRef<HTMLTextAreaElement>(null);
  const wasCleared = useAppSelector(({ requestDesk }) => requestDesk.cleared !== null);
  // After the shell has focused the main region.
  useEffect(() => {
    const frame = requestAnimationFrame(() => area.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    draft.flush();
  };
  const fill = (text: string) => {
    draft.type(text, true);
    area.current?.focus();
  };
  const isEmpty = draft.text === '';
  return (
    <section aria-label="Text">
      <ColumnHead>
        <h2>Request</h2>
        {!isEmpty && (
          <Button
            size="small"
            onClick={() => {
              draft.flush();
              dispatch(requestCleared());
              area.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </ColumnHead>
      <ColumnBody>
        <Text
          ref={area}
          label="Type or paste what the customer asks for"
          value={draft.text}
          spellCheck={false}
          error={draft.text.length > MAX_REQUEST_TEXT ? TOO_LONG : null}
          aria-keyshortcuts="Control+Enter"
          data-shortcut="Read the request now"
          onKeyDown={onKeyDown}
          onChange={noop}
          onInput={({ currentTarget, nativeEvent }) =>
            draft.type(currentTarget.value, nativeEvent instanceof InputEvent && AT_ONCE.has(nativeEvent.inputType))
          }
        />
        {wasCleared && isEmpty && (
          <Notice>
            <Row $gap={2}>
              Request cleared.
              <Button size="small" onClick={() => dispatch(requestRestored())}>
                Undo
              </Button>
            </Row>
          </Notice>
        )}
        {isEmpty && <Examples onChoose={fill} />}
        {!isEmpty && <Passages desk={desk} {...lighting} />}
        <RequestFiles
          onText={(text, name) => {
            fill(text);
            dispatch(sourceNamed(name));
          }}
        />
      </ColumnBody>
    </section>
  );
}

const noop = () => undefined;

const Examples = ({ onChoose }: { onChoose: (text: string) => void }) => (
  <Stack $gap={2}>
    <Label as="h3">Examples</Label>
    {EXAMPLES.map((text) => (
      <Example key={text} type="button" onClick={() => onChoose(text)}>
        {text}
      </Example>
    ))}
  </Stack>
);

function Passages({ desk: { reading, chosen, lines, isCurrent }, ...lighting }: { desk: Desk } & Lighting) {
  const ofChosen = useMemo(
    () => [...(chosen?.readings ?? []), ...(reading?.request ?? [])],
    [chosen?.readings, reading],
  );
  const ofOthers = useMemo(
    () => lines.filter(({ at }) => at !== chosen?.at).flatMap(({ readings }) => readings),
    [lines, chosen?.at],
  );
  if (reading === undefined) return null;
  return (
    <Answer data-stale={!isCurrent}>
      <MarkedText
        text={reading.text}
        chosen={ofChosen}
        others={ofOthers}
        notUnderstood={reading.not_understood}
        {...lighting}
      />
      <NotUnderstood text={reading.text} passages={reading.not_understood} />
    </Answer>
  );
}
