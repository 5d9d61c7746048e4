/** The desk's templates for replies. {name}, {type} and {deadline} are the visitor's. */
export const replies = {
  /** Stands for {type} if the visitor chose none. */
  request: 'text',
  /** The subject of the email, before the lead's. */
  subject: 'Your translation',
  templates: {
    'First reply': `Hi {name},

Thank you for asking {brand} about your text. We can have it ready by {deadline}. You will get our price shortly.

{brand}`,
    'Ask for details': `Hi {name},

Thank you for asking {brand} about your text, due {deadline}. Could you send us a page of it? Then we can give you a price.

{brand}`,
    'Follow up': `Hi {name},

You asked {brand} about your text, due {deadline}. Shall we start? If you have a question, just reply.

{brand}`,
  },
};
