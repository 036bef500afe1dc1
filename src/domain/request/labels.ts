import type { Clause } from './text/clauses';

/** Not the item that another is like: 'except item 1'. */
const ITEM_NUMBER =
  /(?<!\b(?:except|except for|but not|as|than|like|other than) )\bitem (?:no\. ?)?([a-z]?-?\d{1,2}\b(?=[ .:])|[a-h](?=:))/;
/** 'Transformer T-1: 2000 kVA'. */
const TAG =
  /\b(?:transformer|unit|tag|xfmr) (?:no\. ?)?(?:([a-z]{1,3}-?\d{1,3})\b(?=[ .:,)].*\d ?[km]va)|(\d{1,2}|[a-d])(?=: .*\d ?[km]va))/;

const tagIn = (text: string): string | undefined => {
  const found = TAG.exec(text);
  return found?.[1] ?? found?.[2];
};

/** The label of the item that a clause is about. */
/** 'Qty 1 - type PM-2: same as PM-1'. */
const TYPE = /\b(?:type|mark) ([a-z]{1,3}-?\d{1,3})(?= ?[:,-] )/;

export const itemLabel = (clause: Clause): string | null =>
  ITEM_NUMBER.exec(clause.text)?.[1] ?? tagIn(clause.text) ?? TYPE.exec(clause.text)?.[1] ?? clause.label;

/** 'T1 750 kVA 12470D and T2 1500 kVA 12470D'. */
export const TAGS =
  /(?<![\w-])((?!fr-?3|ip\d)[a-z]{1,4}-?\d{1,3})[ :=(-]{1,3}(?:\(?\d{1,3}\)?[ -]+)?[\d,.]+ ?-?[km]va\b/g;

/** The labels of all items that a clause is about. */
export const itemLabels = (clause: Clause): (string | null)[] => [
  itemLabel(clause),
  ...[...clause.text.matchAll(TAGS)].map(([, tag = '']) => tag),
];
