import type { FormSettings } from '../lead/fields.ts';
import type { SiteSettings } from './settings/define-site.ts';

/**
 * The one file to edit for a rebrand. The build validates every value, and stops with a message that names a wrong
 * one.
 */
export const settings: SiteSettings = {
  // The first is served at the root, the others under their codes, such as /es/. See docs/languages.md.
  languages: ['en', 'es', 'ar'],
  // The texts of this file in each language after the first.
  words: {
    es: {
      product: 'Ayuda académica',
      chat: {
        buttonText: 'Escríbenos por chat',
        welcomeText:
          '¡Hola! Dinos la materia, la extensión y el plazo. Lo lee una persona, de día y de noche.',
        presetMessage: 'Hola, necesito ayuda con un trabajo.',
      },
      figures: {
        averageTime: '2 h',
        happyStudents: '+10\u00a0mil',
        students: '+50\u00a0mil',
        successRate: '98\u00a0%',
        minimumDelivery: '3 h',
        subjects: '+100',
      },
      notes: {
        completed: 'Pedidos entregados desde el 1 de enero, según nuestro registro.',
        active: 'Pedidos con un redactor hoy, según nuestro registro.',
        heroRating: 'Promedio de todas las valoraciones desde el 1 de enero, pedidas tras la entrega.',
        averageTime: 'De tu solicitud al archivo corregido, desde el 1 de enero.',
        happyStudents: 'Estudiantes que dieron 4 o 5 de 5 desde el 1 de enero.',
        students: 'Estudiantes con un pedido desde 2019, según nuestro registro.',
        successRate: 'Pedidos entregados a tiempo desde 2019, según nuestro registro.',
        minimumDelivery: 'El plazo más corto que aceptamos, para un ensayo.',
        subjects: 'Materias con un redactor nuestro, contadas en enero.',
        rating: 'Promedio de todas las valoraciones desde 2019, pedidas tras la entrega.',
        comparison: 'Promedio de 12 servicios, comparados por nosotros en enero.',
      },
    },
    ar: {
      product: 'المساعدة في الواجبات',
      chat: {
        buttonText: 'راسلنا',
        welcomeText: 'مرحبًا! أخبرنا بالمادة وعدد الصفحات وموعد التسليم. يقرأ رسالتك شخص حقيقي، ليلًا ونهارًا.',
        presetMessage: 'مرحبًا، أحتاج إلى مساعدة في واجب.',
      },
      figures: {
        averageTime: 'ساعتان',
        happyStudents: '\u200e+10 آلاف',
        students: '\u200e+50 ألف',
        minimumDelivery: '3 ساعات',
        subjects: '\u200e+100',
      },
      notes: {
        completed: 'طلبات سُلّمت منذ 1 يناير، بحسب سجلنا.',
        active: 'طلبات لها كاتب اليوم، بحسب سجلنا.',
        heroRating: 'متوسط كل التقييمات منذ 1 يناير، نطلبها بعد التسليم.',
        averageTime: 'من طلبك إلى الملف المعدّل، منذ 1 يناير.',
        happyStudents: 'طلاب منحوا 4 أو 5 من 5 منذ 1 يناير.',
        students: 'طلاب لهم طلب منذ 2019، بحسب سجلنا.',
        successRate: 'طلبات سُلّمت في موعدها منذ 2019، بحسب سجلنا.',
        minimumDelivery: 'أقصر مهلة نقبلها، لمقال.',
        subjects: 'مواد لدينا كاتب فيها، عددناها في يناير.',
        rating: 'متوسط كل التقييمات منذ 2019، نطلبها بعد التسليم.',
        comparison: 'متوسط 12 خدمة، بحسبنا، في يناير.',
      },
    },
  },
  brand: 'Marginly',
  product: 'Assignment Help',
  // For search engines: 'ProfessionalService' or 'OnlineBusiness', for example, or false.
  organizationType: 'EducationalOrganization',
  url: 'https://marginly.example',
  // Set false for anything you do not have, and the page leaves it out: the portal, the main site, the phone, a profile,
  // the chat. Without a portal, its buttons open the form.
  portal: 'https://portal.marginly.example',
  signInPath: '/auth',
  mainSite: 'https://www.marginly.example',
  phone: '+44 20 7946 0958',
  email: 'hello@marginly.example',
  imageHost: '',
  social: {
    facebook: 'https://www.facebook.com/marginly.example',
    instagram: 'https://www.instagram.com/marginly.example',
    x: 'https://x.com/marginly.example',
    youtube: 'https://www.youtube.com/@marginly.example',
    linkedin: 'https://www.linkedin.com/company/marginly.example',
  },
  chat: {
    script: '',
    inlineStyles: true,
    buttonText: 'Chat with us',
    welcomeText:
      'Hello! Tell us the subject, the length and the deadline. A person reads this, day and night.',
    presetMessage: 'Hello, I need help with an assignment.',
  },

  // Whether visitors can paste an English sentence beside the headline, and see it marked. Nothing is sent.
  sentenceField: true,

  // Set true if no one calls your visitors to sell: the form then says so at the phone number.
  noSalesCalls: false,

  // Whether exit intent opens the popup, and the delay before the redirect to the portal (false: no redirect).
  exitIntent: true,
  redirectAfterSeconds: 3,
  // Your own page to redirect to instead, for conversion tracking: '/thank-you.html' (in site/public), or an address.
  thankYou: false,

  // The service that counts visits, loaded after the page. See docs/analytics.md for Plausible, Umami, GoatCounter and
  // others.
  analytics: false,

  // Tags of Google and Meta that measure adverts, as their documentation prints them. Visitors are then asked first. See
  // docs/integrations.md.
  advertising: false,

  // Whether the page counts how far visitors come, for you only. It identifies no one, and stores nothing on their
  // devices.
  countSteps: true,

  // Your pages: a path such as '/privacy.html' (put the file into site/public), or another address. Helping students
  // with assessed work is an offence in several countries: "npm run preflight" lists the laws until "confirmed" says, in
  // your words, with name and date, that you have checked them.
  legal: { privacy: '#', terms: '#', cookies: '#', imprint: false, confirmed: false },

  // The currency, and the lowest price of each kind of work with its usual time. "options" are those of a field of the
  // form, whose starting price the form shows: of "priceField", if it is not the assignment type. The first price can
  // have plans. Their names are in site/content/<language>: long-form.ts, prices.ts.
  currency: 'USD',
  prices: {
    essays: {
      amount: 12,
      per: 'page',
      from: { hours: 3 },
      to: { days: 14 },
      options: ['essay', 'research_paper'],
    },
    case_studies: {
      amount: 15,
      per: 'page',
      from: { hours: 6 },
      to: { days: 10 },
      options: ['case_study'],
    },
    programming: {
      amount: 25,
      per: 'hour',
      from: { hours: 2 },
      to: { days: 7 },
      options: ['programming'],
    },
    thesis: {
      amount: 20,
      per: 'page',
      from: { days: 7 },
      to: { days: 30 },
      options: ['dissertation', 'thesis'],
    },
    lab_reports: { amount: 18, per: 'page', from: { hours: 4 }, to: { days: 5 } },
  },
  plans: {
    standard: { amount: 12, per: 'page', from: { days: 7 } },
    premium: { amount: 18, per: 'page', from: { days: 3 }, to: { days: 6 }, popular: true },
    urgent: { amount: 25, per: 'page', from: { hours: 3 }, to: { days: 2 } },
  },

  // Set false to leave out a section, with all links to it.
  sections: {
    tools: true,
    'order-process': true,
    'quick-answers': true,
    services: true,
    'long-form': true,
    testimonials: true,
    faq: true,
  },

  theme: {
    colours: {
      light: {
        paper: '#f6f1e4',
        sheet: '#fdfaf3',
        rule: '#ddd5c2',
        ink: '#17203d',
        inkSoft: '#4b5474',
        marker: '#e6ef6a',
        onMarker: '#17203d',
        pen: '#b3172b',
        lamp: '#fff6cf',
        shade: '#17203d',
        board: '#17203d',
        chalk: '#f6f1e4',
      },
      dark: {
        paper: '#10162a',
        sheet: '#182039',
        rule: '#2b3556',
        ink: '#f0eadb',
        inkSoft: '#b6bcd2',
        marker: '#dbe65a',
        onMarker: '#17203d',
        pen: '#ff8a86',
        lamp: '#3a3a35',
        shade: '#04060d',
        board: '#0a0f1f',
        chalk: '#f0eadb',
      },
    },
    // Any font from fontsource.org, by its npm package. For Lora: npm install --save-exact @fontsource-variable/lora
    fonts: {
      display: '@fontsource-variable/brygada-1918',
      text: '@fontsource-variable/atkinson-hyperlegible-next',
      pen: '@fontsource/covered-by-your-grace',
    },
    // An SVG file, used for favicon, icons and share picture. Remove "sample: true" when it is yours.
    logo: { file: 'site/logo.svg', sample: true },
  },

  // The page's figures. These are samples, which are illegal to publish: set your own figure and remove "sample:
  // true", or replace the braces with false to remove the figure. A counter that "moves" is simulated: set "moves:
  // false" for a real one.
  figures: {
    // A note is the figure's footnote: what is counted, since when and by whom.
    // This year, in the hero. The average time is for a revision.
    completed: {
      value: 15432,
      moves: true,
      note: 'Orders delivered since 1 January, by our order book.',
      sample: true,
    },
    active: {
      value: 2847,
      moves: true,
      note: 'Orders with a writer today, by our order book.',
      sample: true,
    },
    heroRating: {
      value: 4.8,
      note: 'Mean of all ratings since 1 January, asked after delivery.',
      sample: true,
    },
    averageTime: {
      value: '2 hrs',
      note: 'From your request to the revised file, since 1 January.',
      sample: true,
    },
    happyStudents: { value: '10,000+', note: 'Students who gave 4 or 5 of 5 since 1 January.', sample: true },
    // Since you began, further down and in structured data, where the rating needs the number of reviews. The minimum
    // delivery is for an essay.
    students: { value: '50K+', note: 'Students with an order since 2019, by our order book.', sample: true },
    successRate: {
      value: '98%',
      note: 'Orders delivered on time since 2019, by our order book.',
      sample: true,
    },
    minimumDelivery: { value: '3hr', note: 'The shortest time that we accept, for an essay.', sample: true },
    subjects: { value: '100+', note: 'Subjects with a writer of ours, counted in January.', sample: true },
    rating: { value: 4.9, note: 'Mean of all ratings since 2019, asked after delivery.', sample: true },
    reviews: { value: 50000, sample: true },
    // Of the percentages in the comparison.
    comparison: { note: 'Mean of 12 services, compared by us in January.', sample: true },
  },

  // Eight invented people. Set false, and put your own reviews into site/content/testimonials.ts.
  sampleTestimonials: true,

  // The page's promises that you have read and keep. "npm run preflight" lists them with their names.
  confirmed: [],
};

/** The trade that this site began as. "npm run trade" keeps it in trades/ under this name if you put another in its place. */
export const trade = 'assignment-help';

/** The form: what each step asks, in order. To change a field or add your own, see docs/form.md. */
export const form: FormSettings = {
  steps: [
    ['name', 'email', 'phone'],
    ['subject', 'assignment_type', 'academic_level', 'deadline', 'urgency'],
    ['description'],
  ],
};
