/** What is said of the page as a whole, and to who reads it by other means than their eyes. */
export type PageWords = {
  title: string;
  description: string;
  skip: string;
  notFoundTitle: string;
  /** To search engines: where the service is to be had, and what its price is for one of. */
  areaServed: string;
  unit: string;
  /** In `llms.txt`. */
  llms: { page: string; portal: string; phone: string; questions: string };
};
