import { type RefObject, useEffect, useState } from 'react';
import { fillIn } from '../content/fill-in.ts';
import type { FormContent } from '../content/popup.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import type { StoredRequest } from './form-state.ts';

export type ReceiptToolsProps = {
  content: FormContent['receipt'];
  reference: string;
  request: StoredRequest;
  /** The element that shows the reference. */
  shown: RefObject<HTMLElement | null>;
};

/** Prints the receipt, saves the deadline as a calendar file, and copies the reference. */
export function ReceiptTools({ content, reference, request, shown }: ReceiptToolsProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Browsers without a clipboard for pages: the visitor copies what is selected.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <div className="receipt-tools wrap">
      <button type="button" onClick={() => print()}>
        {content.print}
      </button>
      {request.due && (
        <CalendarLink
          label={content.calendar}
          event={{
            uid: reference,
            at: request.due,
            title: fillIn(content.event, { subject: request.subject }),
            note: `${content.reference} ${reference}`,
            from: location.host,
          }}
        />
      )}
      {/* Last, so that a shorter word moves nothing. */}
      <button type="button" onClick={copy}>
        {isCopied ? content.copied : content.copy}
      </button>
      <p role="status">{isCopied && content.copied}</p>
    </div>
  );
}

/** Saves a file that exists only in this tab. */
function CalendarLink({ label, event }: { label: string; event: CalendarEvent }) {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([calendarFile(event, new Date())], { type: 'text/calendar' })),
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a href={address} download={`${event.uid}.ics`}>
      {label}
    </a>
  );
}
