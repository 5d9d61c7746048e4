/** Where the API listens in development, behind the page’s own server. */
export const API_PORT = 3001;
