export type NotFoundWords = { code: string; message: string; home: string };
