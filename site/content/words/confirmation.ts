/** The mail that a visitor gets once their request is stored, where the server's setting CONFIRMATION_MAIL is yes. */
export type ConfirmationWords = { subject: string; text: string };
