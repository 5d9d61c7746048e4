import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormView } from '../../lead/form-page.ts';
import { fillIn } from '../content/fill-in.ts';
import { FormHead, LeadFormRoot } from '../popup/LeadForm.tsx';
import { Receipt } from '../popup/Receipt.tsx';
import type { FormSettings } from './form-settings.ts';

/** Renders the form's page for one visitor. `template` is the page with places for title and form. */
export function renderFormPage(template: string, settings: FormSettings, view: FormView): string {
  const { title, form } = settings;
  const filled: Readonly<Record<string, string>> = {
    // A screen reader reads this first, on a page that looks like the one before.
    title: renderToString(isError(view) ? fillIn(form.content.errorTitle, { title }) : title),
    form: renderToString(viewOf(settings, view)),
  };
  return template.replaceAll(/\{(title|form)\}/g, (place, name) => filled[name] ?? place);
}

function isError(view: FormView): boolean {
  return view.show === 'refusal' || (view.show === 'form' && Object.keys(view.rendering.errors).length > 0);
}

function viewOf({ form, refusal }: FormSettings, view: FormView): ReactNode {
  const { content, portal, paths } = form;
  switch (view.show) {
    case 'form':
      return <LeadFormRoot {...form} rendering={view.rendering} />;
    case 'receipt':
      return (
        <div id="lead-form">
          <FormHead content={content} heading="sent" isPage />
          <Receipt
            content={content}
            reference={view.reference}
            redirectAfterSeconds={false}
            onContinue={portal?.signIn ?? null}
            onStay={paths.home}
          />
        </div>
      );
    case 'refusal':
      return (
        <div id="lead-form">
          <div className="popup-head">
            <h1>{refusal.title}</h1>
            <p>{refusal.reasons[view.reason]}</p>
            <p className="popup-actions wrap">
              <a className="button" href={paths.form}>
                {refusal.back}
              </a>
            </p>
          </div>
        </div>
      );
  }
}
