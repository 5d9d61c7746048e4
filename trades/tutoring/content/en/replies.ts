/** The desk's templates for replies. {name}, {type} and {deadline} are the visitor's. */
export const replies = {
  /** Stands for {type} if the visitor chose none. */
  request: 'lessons',
  /** The subject of the email, before the lead's. */
  subject: 'Your lessons',
  templates: {
    'First reply': `Hi {name},

Thank you for asking {brand} about lessons. When would be a good time for a short talk? It is free.

{brand}`,
    'Ask for details': `Hi {name},

Thank you for asking {brand} about lessons. Which book do you use, and when is the next test? Then we can suggest a teacher.

{brand}`,
    'Follow up': `Hi {name},

You asked {brand} about lessons. Would you like to meet a teacher? If you have a question, just reply.

{brand}`,
  },
};
