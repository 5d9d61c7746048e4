/** The desk's templates for replies. {name}, {type} and {deadline} are the visitor's. */
export const replies = {
  /** Stands for {type} if the visitor chose none. */
  request: 'text',
  /** The subject of the email, before the lead's. */
  subject: 'Your text',
  templates: {
    'First reply': `Hi {name},

Thank you for asking {brand} about your {type}. Could you send us one page of it? We edit it as a sample, and send you our price.

{brand}`,
    'Ask for details': `Hi {name},

Thank you for asking {brand} about your {type}, due {deadline}. Who will read it, and what are you unsure about?

{brand}`,
    'Follow up': `Hi {name},

You asked {brand} about your {type}, due {deadline}. Shall we start? If you have a question, just reply.

{brand}`,
  },
};
