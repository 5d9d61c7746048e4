export const notFound = {
  code: '404',
  message: 'Oops! Page not found',
  home: 'Return to Home',
};
