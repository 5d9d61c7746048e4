/** The email that confirms a stored request to the visitor, if the server's setting CONFIRMATION_MAIL is yes. */
export const confirmation = {
  subject: "{brand}: we've got your request",
  text: `Hi,

Thanks for choosing {brand}! We've got your request, and your quote is on its way. It usually takes about five minutes.

Forgot something? Just reply to this email.

Didn't ask for a quote? Someone probably typed your address by mistake. You can ignore this email. We won't send you another.

{brand}
{url}
`,
};
