import type { ChosenWords } from '../../lead/chosen.ts';
import type { FieldName } from '../../lead/form.ts';
import type { StartingPrices } from '../../lead/starting-price.ts';
import { site } from '../settings/site.ts';
import type { Edition } from './edition.ts';
import type { Words } from './language.ts';
import { startingPrices } from './prices.ts';

type PopupWords = Words['popup'];
type Ways = readonly { label: string; href: string }[];

export type PopupContent = Omit<
  PopupWords,
  'hints' | 'privacyPage' | 'failure' | 'receipt' | 'toasts' | 'parts'
> & {
  startingPrices: StartingPrices;
  hints: Partial<Record<FieldName, string>>;
  parts: ChosenWords;
  /** The privacy page, if one is configured. */
  privacyPage: { label: string; href: string } | null;
  /** The message after a failed submission, and other ways to reach the owner. */
  failure: { text: string; ways: Ways };
  receipt: Omit<PopupWords['receipt'], 'redirecting' | 'staying'> & {
    redirecting: Omit<PopupWords['receipt']['redirecting'], 'why'> & { why: string };
    staying: string;
  };
  /** `sentAway`: the popup was closed before the response arrived, so there is no redirect. */
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
  const { receipt, toasts } = popup;
  const next = site.thankYou ? 'thankYou' : 'portal';
  const { title, submitted, redirected } = toasts.sent;
  return {
    ...popup,
    startingPrices: startingPrices(edition),
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
      staying: receipt.staying[next],
    },
    toasts: {
      ...toasts,
      sent: { title, description: site.redirectAfterSeconds ? redirected : submitted },
      sentAway: { title, description: submitted },
    },
  };
}
