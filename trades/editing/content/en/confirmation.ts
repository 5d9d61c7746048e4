/** The email that confirms a stored request to the visitor, if the server's setting CONFIRMATION_MAIL is yes. */
export const confirmation = {
  subject: "{brand}: we've got your request",
  text: `Hi,

Thank you for writing to {brand}. We've got your request. An editor reads it now and sends you a quote.

Forgot something? Just reply to this email.

Didn't write to us? Someone probably typed your address by mistake. Reply to let us know, and we won't write again.

{brand}
{url}
`,
};
