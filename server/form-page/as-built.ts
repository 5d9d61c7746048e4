/** In development, the header by which the API asks for the form's page without a visitor in it. */
export const AS_BUILT = 'x-as-built';
