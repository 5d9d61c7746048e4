import type { Words } from '../content/language.ts';
import { type Mark, type MarkKind, markSentence } from './mark-sentence.ts';
import styles from './Sentence.css?url&no-inline';

type MarkWords = Words['hero']['sentence']['marks'];
type Part = Node | string;

/** The pause in typing after which the sentence is marked, in milliseconds. */
const PAUSE_MS = 400;
const LEAD_SOURCE = 'Hero - Marked Sentence Button';
/** The hero's strokes, before the manuscript's are replaced. */
const PEN_MARKS = {
  underline: document.querySelector('.hero h1 .pen-mark'),
  circle: document.querySelector('.hero .manuscript .pen-mark'),
};
/** How each kind is marked, if it is not struck out. */
const ELEMENTS: Partial<Record<MarkKind, 'mark' | 'u'>> = {
  opening: 'mark',
  subject: 'mark',
  pronoun: 'mark',
  passive: 'u',
  agent: 'u',
  amount: 'u',
  thing: 'u',
};

/**
 * Marks the visitor's English sentence on the hero's manuscript, whenever it changes. Loads its words and styles
 * first. The sentence stays in the browser.
 */
export async function startSentence(field: HTMLTextAreaElement): Promise<void> {
  const figure = document.querySelector('.hero .manuscript');
  const sheet = figure?.querySelector<HTMLElement>('.manuscript-sheet');
  const said = field.parentElement?.querySelector('output');
  if (!figure || !sheet || !said) return;
  const [words] = await Promise.all([fetchWords(), loadStyles()]);
  const label = figure.getAttribute('aria-label') ?? '';
  const example = Array.from(sheet.childNodes);
  // The field below does not move.
  sheet.style.minBlockSize = `${sheet.offsetHeight}px`;
  let typing = 0;

  function show(): void {
    const text = field.value.trim();
    const marks = markSentence(text);
    const verdict = marks.length ? words.count.replace('{count}', String(marks.length)) : words.none;
    figure?.setAttribute('role', text ? 'group' : 'img');
    figure?.setAttribute('aria-label', text ? words.title : label);
    sheet?.toggleAttribute('data-marked', text !== '');
    sheet?.setAttribute('aria-hidden', String(text === ''));
    sheet?.replaceChildren(...(text ? markedSheet(text, marks, words, verdict) : example));
    if (said) said.value = text && verdict;
  }

  field.addEventListener('input', (event) => {
    clearTimeout(typing);
    const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
    typing = window.setTimeout(show, isPasted ? 0 : PAUSE_MS);
  });
  show();
}

/** A sheet with the marked sentence, the notes, and the way to the form. */
function markedSheet(text: string, marks: readonly Mark[], words: MarkWords, verdict: string): Part[] {
  const notes = marks.map(({ kind, start, end }) =>
    make('li', {}, [
      make('span', { className: 'unseen' }, [words.quoted.replace('{words}', text.slice(start, end))]),
      words.notes[kind],
    ]),
  );
  const opener = make('button', { className: 'button', type: 'submit', value: LEAD_SOURCE }, [words.open]);
  opener.name = 'source';
  opener.setAttribute('form', 'start');
  opener.dataset.leadSource = LEAD_SOURCE;
  return [
    make('p', { className: 'manuscript-meta soft' }, [words.title]),
    make('p', { className: 'sentence-text', lang: 'en', dir: 'ltr' }, markedText(text, marks)),
    make('ol', { className: 'sentence-notes' }, notes),
    make('p', { className: 'manuscript-verdict' }, [verdict, penMark('circle')]),
    make('p', { className: 'sentence-next' }, [marks.length > 0 ? words.found : words.foundNothing]),
    opener,
  ];
}

/** The text with its marks in place, and the shorter words above those that have them. */
function markedText(text: string, marks: readonly Mark[]): Part[] {
  let from = 0;
  const parts = marks.flatMap(({ kind, start, end, instead }, index): Part[] => {
    const before = text.slice(from, start);
    from = end;
    const element = ELEMENTS[kind] ?? 'del';
    const place = make('span', { className: 'sentence-mark' }, [
      make(element, {}, [text.slice(start, end)]),
      ...(element === 'mark' ? [] : [penMark('underline')]),
      ...(instead ? [make('ins', {}, [instead])] : []),
    ]);
    place.style.setProperty('--nth', String(index));
    return [before, place];
  });
  return [...parts, text.slice(from)];
}

/** One of the hero's strokes, drawn again. */
function penMark(shape: 'underline' | 'circle'): Part {
  return PEN_MARKS[shape]?.cloneNode(true) ?? '';
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  parts: readonly Part[],
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...parts);
  return element;
}

/** The words of the page's language, whose address ends in a slash. */
async function fetchWords(): Promise<MarkWords> {
  const answer = await fetch('marks.json');
  return answer.json();
}

function loadStyles(): Promise<unknown> {
  const link = make('link', { rel: 'stylesheet', href: styles }, []);
  document.head.append(link);
  return new Promise((resolve) => link.addEventListener('load', resolve));
}
