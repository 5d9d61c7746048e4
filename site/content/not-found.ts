export type NotFoundContent = { code: string; message: string; home: string };

export const notFound: NotFoundContent = {
  code: '404',
  message: 'Oops! Page not found',
  home: 'Return to Home',
};
