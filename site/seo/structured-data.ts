import type { EducationalOrganization, FAQPage, Organization, Product, Review, Service } from 'schema-dts';
import type { Claims } from '../content/claims.ts';
import type { Testimonial } from '../content/testimonials.ts';
import type { Question } from '../content/words/faq.ts';
import type { PageWords } from '../content/words/page.ts';
import type { Site } from '../settings/define-site.ts';
import { BEST_RATING } from '../settings/figures.ts';

export type StructuredDataInput = {
  site: Site;
  /** What is sold, in the language of the page. */
  productName: string;
  /** The page's language and the start of its paths, where the site has several. */
  language: string | undefined;
  prefix: string;
  page: Pick<PageWords, 'description' | 'areaServed'>;
  services: readonly { title: string; description: string }[];
  questions: readonly Question[];
  testimonials: readonly Testimonial[];
  claims: Claims;
};

/** What search engines are told, from the very words that the page shows. */
export function structuredData(input: StructuredDataInput) {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(input), educator(input), service(input), product(input), faqPage(input)],
  };
}

const idOf = (site: Site, name: string, prefix = '') => `${site.url}${prefix}/#${name}`;

function organization({ site, page }: StructuredDataInput): Organization {
  return {
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
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

function educator({ site, page }: StructuredDataInput): EducationalOrganization {
  return {
    '@type': 'EducationalOrganization',
    '@id': idOf(site, 'educational-organization'),
    name: site.brand,
    url: site.url,
    description: page.description,
    parentOrganization: { '@id': idOf(site, 'organization') },
  };
}

function service({ site, productName, page, services, claims }: StructuredDataInput): Service {
  return {
    '@type': 'Service',
    '@id': idOf(site, 'service'),
    name: productName,
    serviceType: productName,
    description: page.description,
    provider: { '@id': idOf(site, 'organization') },
    areaServed: page.areaServed,
    offers: offer(claims),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: productName,
      itemListElement: services.map(({ title, description: about }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: about },
      })),
    },
  };
}

function product({ site, productName, prefix, page, testimonials, claims }: StructuredDataInput): Product {
  return {
    '@type': 'Product',
    '@id': idOf(site, 'product'),
    name: `${site.brand} ${productName}`,
    description: page.description,
    image: `${site.url}${prefix}/og.png`,
    brand: { '@type': 'Brand', name: site.brand },
    offers: offer(claims),
    ...(claims.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: claims.rating.value,
        bestRating: claims.rating.best,
        reviewCount: claims.rating.reviews,
      },
    }),
    ...(testimonials.length > 0 && { review: testimonials.map(reviewOf) }),
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

function faqPage({ site, language, prefix, questions }: StructuredDataInput): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': idOf(site, 'faq', prefix),
    ...(language && { inLanguage: language }),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function offer({ price }: Claims) {
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.amount,
      priceCurrency: price.currency,
      unitText: price.unit,
    },
    availability: 'https://schema.org/InStock',
  } as const;
}
