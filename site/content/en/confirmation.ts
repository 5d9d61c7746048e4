/** The email that confirms a stored request to the visitor, if the server's setting CONFIRMATION_MAIL is yes. */
export const confirmation = {
  subject: "{brand}: we've got your request",
  text: `Hi,

Thanks for asking {brand} for a quote! We've got your request, and the quote usually takes about five minutes.

Forgot something? Just reply to this email.

Didn't ask for a quote? Someone probably typed your address by mistake. Reply to let us know, and we won't write again.

{brand}
{url}
`,
};
