import { renderToString } from 'react-dom/server';
import type { FormRefusal, FormRendering } from '../../lead/form-page.ts';
import { fillIn } from '../content/fill-in.ts';
import type { Words } from '../content/language.ts';
import { FormHead, type LeadFormProps, LeadFormRoot } from '../popup/LeadForm.tsx';
import { Receipt } from '../popup/Receipt.tsx';

/** As React writes them: no quote of either kind is left in them. */
const PROPS = / data-props="([^"]*)"/;

/** The form's page for one visitor, as HTML. `settings` are the props of the built page, as JSON. */
export function renderForm(settings: string, rendering: FormRendering): string {
  const props: LeadFormProps = JSON.parse(settings);
  return withPlainQuotes(renderToString(<LeadFormRoot {...props} rendering={rendering} />));
}

/** The form's props between single quotes, so that the double ones within them need no `&quot;`: else the Arabic page is over its budget. */
function withPlainQuotes(html: string): string {
  return html.replace(PROPS, (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`);
}

/** The title of the form's page once something in the form was refused. A screen reader says it first. */
export function errorTitle(settings: string, title: string): string {
  const { content }: LeadFormProps = JSON.parse(settings);
  return fillIn(content.errorTitle, { title });
}

/** The page of a visitor without scripts whose lead is stored. */
export function renderReceipt(settings: string, reference: string): string {
  const { content, portal, paths }: LeadFormProps = JSON.parse(settings);
  return renderToString(
    <div id="lead-form">
      <FormHead content={content} heading="sent" isPage />
      <Receipt
        content={content.receipt}
        chosen=""
        reference={reference}
        redirectAfterSeconds={false}
        onContinue={portal.signIn}
        onStay={paths.home}
      />
    </div>,
  );
}

/** The page of a visitor whose form was refused before its words were read: why, and what to do. `words` are the built page's, as JSON. */
export function renderRefusal(settings: string, words: string, reason: FormRefusal): string {
  const { paths }: LeadFormProps = JSON.parse(settings);
  const { title, reasons, back }: Words['formPage']['refusal'] = JSON.parse(words);
  return renderToString(
    <div id="lead-form">
      <div className="popup-head">
        <h1>{title}</h1>
        <p>{reasons[reason]}</p>
        <p className="popup-actions">
          <a className="button" href={paths.form}>
            {back}
          </a>
        </p>
      </div>
    </div>,
  );
}
