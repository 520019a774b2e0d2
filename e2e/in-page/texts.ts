import { coverAt, coverOf, isUnderSheet, paintsOver } from './cover.ts';
import { isShown, isSticky, nameOf, overlayOf, scaleOf, styleOf } from './elements.ts';
import type { Note } from './measure-page.ts';
import { reachOf } from './reach.ts';

/** Pixels of the text size as rendered. */
const LEAST = 12;
const SLACK = 0.25;

/** A piece of visible text. */
interface SeenText {
  readonly at: Element;
  readonly rect: DOMRect;
  readonly words: string;
  readonly scrolls: boolean;
}

/** Notes what is too small to read, covered, cut off or written over other text. */
export function checkTexts(note: Note): void {
  for (const field of document.querySelectorAll('input, select, textarea')) if (isShown(field)) checkSize(field, note);
  const seen: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = checkText(node, note);
    if (text !== null) seen.push(text);
  }
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1))
      if (meet(one.rect, other.rect) && mayNotMeet(one, other))
        note('overlap', `text "${one.words.slice(0, 30)}" on "${other.words.slice(0, 30)}"`);
}

function checkSize(at: Element, note: Note): void {
  const rendered = Number.parseFloat(styleOf(at).fontSize) * scaleOf(at);
  if (rendered > 0 && rendered < LEAST - SLACK) note('text', `${nameOf(at)} ${rendered.toFixed(1)}`);
}

function checkText(node: Node, note: Note): SeenText | null {
  const at = node.parentElement;
  const words = (node.nodeValue ?? '').trim();
  if (at === null || words === '' || !isShown(at)) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const rect = visibleBox(at, range.getBoundingClientRect());
  if (rect.width <= 1) return null;
  checkSize(at, note);
  checkWords(node, at, note);
  const { cut, scrolls, away } = reachOf(at, rect);
  if (cut) note('unreachable', `text ${nameOf(at)}`);
  if (cut || away || isUnderSheet(at)) return null;
  const cover = coverOf(at, () => range.getBoundingClientRect(), scrolls);
  if (cover !== null && paintsOver(cover, at)) note('overlap', `text ${nameOf(at)} under ${nameOf(cover)}`);
  return isInSight(rect) && coverAt(at, rect) === null ? { at, rect, words, scrolls } : null;
}

/** The key of a message whose words are missing. */
const RAW_KEY = /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z-]*){2,}$/;

function checkWords(node: Node, at: Element, note: Note): void {
  const words = (node.nodeValue ?? '').trim();
  if (RAW_KEY.test(words)) note('text', `the key ${words}`);
  for (const word of brokenWords(node, at)) note('text', `${nameOf(at)} breaks "${word}"`);
}

/** Words that go on in the next line without a hyphen. Fingerprints do that on purpose. */
function brokenWords(node: Node, at: Element): string[] {
  const text = node.nodeValue ?? '';
  const whole = document.createRange();
  whole.selectNodeContents(node);
  if (whole.getClientRects().length < 2 || at.closest('code') !== null || styleOf(at).hyphens === 'auto') return [];
  return [...text.matchAll(/[\p{L}\p{N}]{2,}/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const [first, ...others] = range.getClientRects();
    return first !== undefined && others.some(({ top }) => top > first.top + first.height / 2) ? [word] : [];
  });
}

/** A text that ends in an ellipsis ends at the edge of its box. */
function visibleBox(at: Element, rect: DOMRect): DOMRect {
  if (styleOf(at).textOverflow !== 'ellipsis') return rect;
  const box = at.getBoundingClientRect();
  const left = Math.max(box.left, rect.left);
  return new DOMRect(left, rect.top, Math.min(box.right, rect.right) - left, rect.height);
}

const isInSight = ({ left, top, bottom }: DOMRect): boolean => left >= 0 && top >= 0 && bottom <= innerHeight;

/** Lines of large letters touch without meeting. */
function meet(one: DOMRect, other: DOMRect): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 4 && high > Math.max(5, 0.3 * Math.min(one.height, other.height));
}

const mayNotMeet = (one: SeenText, other: SeenText): boolean =>
  !one.at.contains(other.at) &&
  !other.at.contains(one.at) &&
  overlayOf(one.at) === overlayOf(other.at) &&
  !(one.scrolls && isSticky(other.at)) &&
  !(other.scrolls && isSticky(one.at));
