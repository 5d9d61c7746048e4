/** The desk's templates for replies. {name}, {type} and {deadline} are the visitor's. */
export const replies = {
  /** Stands for {type} if the visitor chose none. */
  request: 'question',
  /** The subject of the email, before the lead's. */
  subject: 'Your question',
  templates: {
    'First reply': `Hi {name},

Thank you for sending {brand} your {type}. When would be a good time for a first talk? It is free.

{brand}`,
    'Ask for details': `Hi {name},

Thank you for sending {brand} your {type}. Who else has to agree, and what has been tried? Then we can tell you whether we can help.

{brand}`,
    'Follow up': `Hi {name},

You sent {brand} your {type}. Would you still like to talk about it? If you have decided, we would like to know how.

{brand}`,
  },
};
