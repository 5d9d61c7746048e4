import type { ChosenWords } from '../../lead/chosen.ts';
import type { Field } from '../../lead/fields.ts';
import { FIELDS, type FieldName, STEPS } from '../../lead/form.ts';
import type { StartingPrices } from '../../lead/starting-price.ts';
import { faultsIn } from '../settings/faults-in.ts';
import { afterSuccess } from '../settings/links.ts';
import { site } from '../settings/site.ts';
import type { Edition } from './edition.ts';
import { fillIn } from './fill-in.ts';
import type { Words } from './language.ts';
import { startingPrices } from './prices.ts';

type PopupWords = Words['popup'];

/** The words of a field. */
export type FieldContent = {
  label: string;
  hint?: string | undefined;
  /** The labels of its options by value, if it has any. */
  options?: Readonly<Record<string, string>> | undefined;
  /** Its messages: for an invalid value, and for one that is too long. */
  refused: string;
  tooLong: string;
};
type Ways = readonly { label: string; href: string }[];

export type PopupContent = Omit<
  PopupWords,
  | 'labels'
  | 'options'
  | 'optional'
  | 'hints'
  | 'noSalesCalls'
  | 'refused'
  | 'tooLong'
  | 'otherwise'
  | 'privacyPage'
  | 'failure'
  | 'receipt'
  | 'toasts'
  | 'parts'
> & {
  /** Of every field of the form. */
  fields: Readonly<Record<string, FieldContent>>;
  startingPrices: StartingPrices;
  /** The field that the starting price follows. */
  priceField: FieldName;
  parts: ChosenWords;
  /** The privacy page, if one is configured. */
  privacyPage: { label: string; href: string } | null;
  /** The message after a failed submission, and other ways to reach the owner. */
  failure: { text: string; ways: Ways };
  receipt: Omit<PopupWords['receipt'], 'redirecting' | 'staying'> & {
    redirecting: Omit<PopupWords['receipt']['redirecting'], 'why'> & { why: string };
    staying: string;
  };
  /** `sentAway`: without a redirect, or after its countdown was stopped. */
  toasts: Omit<PopupWords['toasts'], 'sent'> & Record<'sent' | 'sentAway', PopupWords['toasts']['failed']>;
};

/**
 * The words of the form. Those for exit intent and for closing exist only in the popup, not on the form's own
 * page.
 */
export type FormContent = Omit<PopupContent, 'close' | 'samples' | 'titles' | 'subtitles' | 'toasts'> & {
  titles: WithoutPopup<PopupContent['titles'], 'exit_intent'>;
  subtitles: WithoutPopup<PopupContent['subtitles'], 'exit_intent' | 'cameBack'>;
  toasts: WithoutPopup<Omit<PopupContent['toasts'], 'notLoaded'>, 'cleared'>;
};

type WithoutPopup<Words, Name extends keyof Words> = Omit<Words, Name> & Partial<Pick<Words, Name>>;

/** The popup's words that the form also needs on its own page. */
export function formContent({
  close,
  samples,
  titles,
  subtitles,
  toasts,
  ...rest
}: PopupContent): FormContent {
  const { exit_intent: _title, ...ownTitles } = titles;
  const { exit_intent: _subtitle, cameBack, ...ownSubtitles } = subtitles;
  const { cleared, notLoaded, ...ownToasts } = toasts;
  return { titles: ownTitles, subtitles: ownSubtitles, ...rest, toasts: ownToasts };
}

export function popupContent(edition: Edition): PopupContent {
  const {
    words: { popup },
    chat,
  } = edition;
  const { labels, options, optional, hints, noSalesCalls, refused, tooLong, otherwise, ...others } = popup;
  const { receipt, toasts } = popup;
  const next = site.thankYou ? 'thankYou' : 'portal';
  const after = afterSuccess(site);
  const { title, submitted, redirected } = toasts.sent;
  return {
    ...others,
    steps: popup.steps.slice(0, STEPS.length),
    // With an optional field, each such label says so.
    needed: FIELDS.every(({ required }) => required) ? popup.needed : '',
    fields: fieldContents(edition),
    startingPrices: startingPrices(edition),
    priceField: site.priceField,
    privacyPage: site.legal.privacy === '#' ? null : { label: popup.privacyPage, href: site.legal.privacy },
    failure: {
      text: popup.failure,
      ways: [
        { label: site.email, href: `mailto:${site.email}` },
        ...(chat ? [{ label: chat.label, href: chat.href }] : []),
      ],
    },
    receipt: {
      ...receipt,
      redirecting: { ...receipt.redirecting, why: receipt.redirecting.why[next] },
      staying: after ? receipt.staying[next] : '',
      stayHere: after ? receipt.stayHere : popup.close,
    },
    toasts: {
      ...toasts,
      sent: { title, description: after?.redirectAfterSeconds ? redirected : submitted },
      sentAway: { title, description: submitted },
    },
  };
}

/** The words of each field. Throws an error that names every missing one: only English has the settings' own. */
function fieldContents({ code, words: { popup }, format }: Edition): PopupContent['fields'] {
  const missing: string[] = [];
  const own = (
    texts: Readonly<Record<string, string>> | undefined,
    place: string,
    name: string,
    inEnglish: string,
  ) => {
    if (code !== 'en' && texts?.[name] === undefined)
      missing.push(`${place}.${name}: is missing: say "${inEnglish}"`);
    return texts?.[name] ?? inEnglish;
  };
  const contents = FIELDS.map((field): [FieldName, FieldContent] => {
    const { name, kind, required, min, max } = field;
    const label = own(popup.labels, 'labels', name, field.label);
    const options = Object.entries(field.options).map(([value, inEnglish]) => [
      value,
      own(popup.options[name], `options.${name}`, value, inEnglish),
    ]);
    const values =
      kind === 'number'
        ? { label, min: format.number(min), max: format.number(max) }
        : { label, min: Math.max(min, 1), max };
    return [
      name,
      {
        label: required || kind === 'checkbox' ? label : `${label} ${popup.optional}`,
        hint:
          kind === 'phone' && site.noSalesCalls
            ? `${popup.hints[name] ?? ''} ${popup.noSalesCalls}`
            : popup.hints[name],
        options: kind === 'choice' ? Object.fromEntries(options) : undefined,
        refused: fillIn(popup.refused[name] ?? otherwiseOf(field, popup.otherwise), values),
        tooLong: fillIn(popup.tooLong[name] ?? popup.otherwise.tooLong, values),
      },
    ];
  });
  if (missing.length > 0) throw faultsIn(`site/content/${code}/popup.ts`, missing);
  return Object.fromEntries(contents);
}

function otherwiseOf({ kind }: Field, { text, ...byKind }: PopupWords['otherwise']): string {
  return kind in byKind ? byKind[kind as keyof typeof byKind] : text;
}
