import type { FAQPage, Organization, Product, Review, Service } from 'schema-dts';
import type { Edition } from '../content/edition.ts';
import { type Testimonial, testimonialsIn } from '../content/testimonials.ts';
import { BEST_RATING } from '../settings/figures.ts';
import { prefixOf } from '../settings/paths.ts';
import { site } from '../settings/site.ts';

/**
 * The structured data from the page's own text, as JSON for a `<script>`, escaped so that no text can end the element.
 */
export function structuredData(edition: Edition): string {
  const parts = [organization, kind, service, product, faqPage].flatMap((part) => part(edition) ?? []);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': parts }).replaceAll('<', '\\u003c');
}

const idOf = (name: string, prefix = '') => `${site.url}${prefix}/#${name}`;

function organization({ words: { page } }: Edition): Organization {
  return {
    '@type': 'Organization',
    '@id': idOf('organization'),
    name: site.brand,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    description: page.description,
    sameAs: Object.values(site.social).filter((profile) => profile !== false),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...(site.phone && { telephone: site.phone }),
      email: site.email,
    },
  };
}

/** The kind of organization. */
function kind({ words: { page } }: Edition): Organization | undefined {
  const { organizationType: type } = site;
  if (!type) return undefined;
  return {
    '@type': type,
    '@id': idOf(type.replaceAll(/\B[A-Z](?=[a-z])/g, '-$&').toLowerCase()),
    name: site.brand,
    url: site.url,
    description: page.description,
    parentOrganization: { '@id': idOf('organization') },
  };
}

function service({ product: name, sections, words }: Edition): Service {
  const { page, services } = words;
  return {
    '@type': 'Service',
    '@id': idOf('service'),
    name,
    serviceType: name,
    description: page.description,
    provider: { '@id': idOf('organization') },
    areaServed: page.areaServed,
    ...offer(page),
    ...(sections.includes('services') && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: services.services.map(({ title, description: about }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description: about },
        })),
      },
    }),
  };
}

/** Only with a price, a rating or reviews, one of which search engines require. */
function product({ code, product: name, sections, words }: Edition): Product | undefined {
  const { page } = words;
  const testimonials = sections.includes('testimonials') ? testimonialsIn(words) : [];
  const { rating, reviews } = site.figures;
  const evidence = {
    ...offer(page),
    // A rating needs a number of reviews: both, or neither.
    ...(rating &&
      reviews && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: rating.value,
          bestRating: BEST_RATING,
          reviewCount: reviews.value,
        },
      }),
    ...(testimonials.length > 0 && { review: testimonials.map(reviewOf) }),
  };
  if (Object.keys(evidence).length === 0) return undefined;
  return {
    '@type': 'Product',
    '@id': idOf('product'),
    name: `${site.brand} ${name}`,
    description: page.description,
    image: `${site.url}${prefixOf(code)}/og.png`,
    brand: { '@type': 'Brand', name: site.brand },
    ...evidence,
  };
}

function reviewOf({ name, rating, review }: Testimonial): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
    reviewBody: review,
  };
}

function faqPage({ code, sections, words: { faq } }: Edition): FAQPage | undefined {
  if (!sections.includes('faq')) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': idOf('faq', prefixOf(code)),
    ...(site.languages.length > 1 && { inLanguage: code }),
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The first price, if there are any. */
function offer({ unit }: Edition['words']['page']) {
  const [first] = Object.values(site.prices);
  if (!first) return {};
  const price = { price: first.amount.toFixed(2), priceCurrency: site.currency };
  return {
    offers: {
      '@type': 'Offer',
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: unit },
      availability: 'https://schema.org/InStock',
    },
  } as const;
}
