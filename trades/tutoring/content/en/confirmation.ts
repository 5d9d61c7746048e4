/** The email that confirms a stored request to the visitor, if the server's setting CONFIRMATION_MAIL is yes. */
export const confirmation = {
  subject: '{brand}: your request for lessons',
  text: `Hi,

Thank you for writing to {brand}. Your request has arrived. We'll read it, look for a teacher who fits, and answer you.

Forgot something? Just reply to this email.

Didn't ask for lessons? Someone probably typed your address by mistake. Reply to let us know, and we won't write again.

{brand}
{url}
`,
};
