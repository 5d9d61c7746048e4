import type { Edition } from '../content/edition.ts';
import { fillIn } from '../content/fill-in.ts';
import { vendorsOf } from '../settings/advertising.ts';
import { site } from '../settings/site.ts';

/** The vendors' tags and the question before them, both inert until `askConsent`. Nothing without advertising. */
export function Consent({ edition }: { edition: Edition }) {
  if (!site.advertising) return null;
  const { title, text, accept, refuse } = edition.words.page.consent;
  const vendors = edition.format.list(vendorsOf(site.advertising).map(({ name }) => name));
  return (
    <>
      <template
        id="tags"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own tags, as the vendors print them.
        dangerouslySetInnerHTML={{ __html: Object.values(site.advertising).join('\n') }}
      />
      <template id="consent">
        <aside className="toast consent" aria-label={title}>
          <div className="stack">
            <p className="toast-description">{fillIn(text, { vendors })}</p>
            <p className="wrap">
              <button type="button" className="button" data-look="quiet" value="granted">
                {accept}
              </button>
              <button type="button" className="button" data-look="quiet" value="denied">
                {refuse}
              </button>
            </p>
          </div>
        </aside>
      </template>
    </>
  );
}
