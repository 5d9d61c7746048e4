/** The mail that a visitor gets once their request is stored, where the server's setting CONFIRMATION_MAIL is yes. */
export const confirmation = {
  subject: '{brand} has your request',
  text: `Hello,

thank you for choosing us. Your request has arrived. We'll contact you shortly with a quote and next steps.

If you want to add something, just answer this mail.

If you did not send a request, somebody gave us your address by mistake. Then there is nothing to do: you will hear no more of it.

{brand}
{url}
`,
};
