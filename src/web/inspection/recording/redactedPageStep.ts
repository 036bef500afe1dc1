import type { TraceStep } from '../../../contract/trace/steps';
import type { FieldChange, Notice, PageStep, Problem } from '../page/pageStep';
import { allowedInField } from './allowed/allowlist';
import { isOwnSentence, ownPartOfDialogName } from './knownTexts';
import type { Redaction } from './redaction';

type Untimed<T> = T extends TraceStep ? Omit<T, 'at'> : never;
/** A step before it has its time. */
export type UntimedStep = Untimed<TraceStep>;

/** A text that people may have a part in, redacted. */
const said = ({ data }: Redaction, text: string) => String(data(text, undefined));

const noticeStep = ({ title, description, ...rest }: Notice, redaction: Redaction) => ({
  ...rest,
  title: String(redaction.data(title, 'value')),
  description: description !== null && !isOwnSentence(description) ? said(redaction, description) : description,
});

function dialogName(name: string, redaction: Redaction): string {
  const own = ownPartOfDialogName(name);
  return own === name ? name : own + said(redaction, name.slice(own.length));
}

const fieldStep = ({ kind, name, value, isChosen }: FieldChange, redaction: Redaction) => ({
  kind,
  name: String(redaction.data(name, 'value')),
  value: redaction.data(value, allowedInField(name, isChosen)),
});

const IDENTIFIER = /^[A-Z][A-Za-z]{2,40}$/;

const problemStep = ({ error, message, ...rest }: Problem, redaction: Redaction) => {
  const name = error !== null && IDENTIFIER.test(error) ? [error] : [];
  const words = message === '' ? [] : [said(redaction, message)];
  return { ...rest, message: [...name, ...words].join(': ') };
};

/** The step as a recording holds it. */
export function redactedPageStep(step: PageStep, redaction: Redaction): UntimedStep {
  if (step.kind === 'notice') return noticeStep(step, redaction);
  if (step.kind === 'dialog') return { ...step, name: dialogName(step.name, redaction) };
  if (step.kind === 'field') return fieldStep(step, redaction);
  return step.kind === 'problem' ? problemStep(step, redaction) : step;
}
