import type { Line } from '../text/lines';
import { senderIn, type Sender } from './headers';

/** The lines that one person wrote, by headers and quotation marks. */
export interface Part {
  readonly lines: Line[];
  /** The number of marks of quotation. */
  readonly depth: number;
  readonly to: string[];
  sender: Sender | null;
  /** As written in 'From: …'. */
  from: string;
}

const HEADER = /^\s*\*?(from|de|to|à|cc|bcc|sent|date|subject|objet|envoyé|reply-to)\s?:\*?\s*(?=\S)/i;
const CELLS = /\s{3,}|\t/;
const WROTE = /\b(?:wrote|a écrit)\s?:?\s*$/i;
/** 'Inside Sales' in 'On Nov 20, 2026, Inside Sales wrote:'. */
const AUTHOR = /(?:\s?[ap]\.?m\.?,? )?([^,<:\d]{1,60}?)\s{0,3}(?:<[^>]{0,80}>)?\s{0,3}(?:wrote|a écrit)\s?:?\s*$/i;
const authorIn = (text: string): string => AUTHOR.exec(text)?.[1]?.trim() ?? '';
const WROTE_BEGINS = /^\s*(?:on|le)\s.*(?:\d|<\S+@\S+>)\s*$/i;
const DIVIDER = /^\s*(?:-{2,} ?(?:original|forwarded) message|_{8,}\s*$|begin forwarded message)/i;
const MAX_HEADER = 250;

/** The first and the last pages name the customer; attachments are between them. */
const HEAD = 40_000;
const TAIL = 10_000;
const MAX_LINE = 20_000;
const MAX_PARTS = 60;

/** The messages of a thread in the order of the text. A reply between quoted lines continues its message. */
export function partsOf(source: string, lines: readonly Line[]): Part[] {
  const thread = new Thread();
  const read = lines.filter(({ start }) => start < HEAD || start > source.length - TAIL);
  read.forEach((line, at) => {
    if (thread.parts.length > MAX_PARTS) return;
    thread.add({ ...line, text: line.text.slice(0, MAX_LINE) }, depthOf(source, line), read[at + 1]?.text ?? '');
  });
  return thread.parts;
}

/** The number of '>' before a line. */
function depthOf(source: string, { start }: Line): number {
  const before = source.slice(Math.max(0, start - 60), start);
  return before.slice(before.lastIndexOf('\n') + 1).split('>').length - 1;
}

class Thread {
  readonly parts: Part[] = [];
  private readonly open: Part[] = [];
  /** The author of the next line, after 'Ray Diaz wrote:'; null without a header. */
  private next: { sender: Sender | null; from?: string } | null = null;

  add(line: Line, depth: number, following: string): void {
    const { text } = line;
    if (text.trim() === '') this.open.at(-1)?.lines.push(line);
    else if (text.length > MAX_HEADER) this.write(line, depth);
    else if (DIVIDER.test(text)) this.next = { sender: null };
    else if (WROTE.test(text))
      this.next = { sender: senderIn(line, 0) ?? this.next?.sender ?? null, from: authorIn(text) };
    else if (WROTE_BEGINS.test(text) && following.length < 40 && WROTE.test(following))
      this.next = { sender: senderIn(line, 0) };
    else if (!this.readsHeaders(line, depth)) this.write(line, depth);
  }

  private write(line: Line, depth: number): void {
    this.partAt(depth).lines.push(line);
  }

  /** The message that continues at this depth, or a new one. */
  private partAt(depth: number): Part {
    while ((this.open.at(-1)?.depth ?? -1) > depth) this.open.pop();
    const current = this.open.at(-1);
    if (current?.depth === depth && this.next === null) return current;
    if (current?.depth === depth) this.open.pop();
    const part: Part = { lines: [], depth, to: [], sender: this.next?.sender ?? null, from: this.next?.from ?? '' };
    this.next = null;
    this.parts.push(part);
    this.open.push(part);
    return part;
  }

  /** 'From: …' begins a message; the lines about it are no words of it. */
  private readsHeaders(line: Line, depth: number): boolean {
    if (!line.text.includes(':')) return false;
    let [isHeader, at] = [false, 0];
    for (const cell of line.text.split(CELLS)) {
      at = line.text.indexOf(cell, at);
      const found = HEADER.exec(cell);
      const label = found?.[1]?.toLowerCase();
      if (label === 'from' || label === 'de')
        isHeader = this.begins(line, at + (found?.[0].length ?? 0), at + cell.length, depth);
      else if (label !== undefined && this.hasNoWords(depth)) {
        isHeader = true;
        if (label === 'to' || label === 'à' || label === 'cc')
          this.partAt(depth).to.push(cell.slice(found?.[0].length));
      }
    }
    return isHeader;
  }

  private begins(line: Line, from: number, to: number, depth: number): boolean {
    const sender = senderIn(line, from, to);
    const written = line.text.slice(from, to).trim();
    if (!this.hasNoWords(depth)) this.next = { sender, from: written };
    const part = this.partAt(depth);
    part.sender = sender ?? part.sender;
    if (part.from === '') part.from = written;
    return true;
  }

  private hasNoWords(depth: number): boolean {
    const current = this.open.at(-1);
    return current?.depth !== depth || this.next !== null || current.lines.every(({ text }) => text.trim() === '');
  }
}
