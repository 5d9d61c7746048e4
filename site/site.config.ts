import { defineSite } from './settings/define-site.ts';

/**
 * The one file to edit for a rebrand. Every value is checked when the site is
 * built; a wrong one stops the build with a message that names it.
 */
export const site = defineSite({
  // The first stands at the address of the site, the others under their codes, as /es/. docs/languages.md tells more.
  languages: ['en', 'es', 'ar'],
  // What this file says in words, in each language but the first.
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
        happyStudents: '+10,000',
        students: '+50K',
        minimumDelivery: '3 h',
        subjects: '+100',
      },
    },
    ar: {
      product: 'المساعدة في الواجبات',
      chat: {
        buttonText: 'راسلنا',
        welcomeText: 'مرحبًا! أخبرنا بالمادة والطول وموعد التسليم. يقرأ رسالتك شخص حقيقي، ليلًا ونهارًا.',
        presetMessage: 'مرحبًا، أحتاج إلى مساعدة في واجب.',
      },
      figures: {
        averageTime: 'ساعتان',
        happyStudents: '+10,000',
        students: '+50 ألف',
        minimumDelivery: '3 ساعات',
        subjects: '+100',
      },
    },
  },
  brand: 'Marginly',
  product: 'Assignment Help',
  url: 'https://marginly.example',
  portal: 'https://portal.marginly.example',
  signInPath: '/auth',
  // Write false for what you do not have, and it is gone from the page: the main site, the phone, a profile, the chat.
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

  // Whether the popup also opens for who is about to leave. And when a visitor is sent on to the portal: false for never.
  exitIntent: true,
  redirectAfterSeconds: 3,
  // A page of yours that visitors go to instead, where advertisers count: '/thank-you.html' (in site/public), or an address.
  thankYou: false,

  // Who counts visits; docs/analytics.md shows Plausible, Umami, GoatCounter and any other. It is loaded after the page.
  analytics: false,

  // Whether the page counts how far visitors come, for your eyes alone. It tells nobody apart and stores nothing on their devices.
  countSteps: true,

  // Your pages: a path such as '/privacy.html' (put the file into site/public), or an address elsewhere.
  legal: { privacy: '#', terms: '#', cookies: '#' },

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
    // Any font of fontsource.org, by its npm package: "npm install --save-exact @fontsource-variable/lora" brings Lora.
    fonts: {
      display: '@fontsource-variable/brygada-1918',
      text: '@fontsource-variable/atkinson-hyperlegible-next',
      pen: '@fontsource/covered-by-your-grace',
    },
    // An SVG file. Favicon, icons and share picture are drawn from it. Take "sample: true" away once it is yours.
    logo: { file: 'site/logo.svg', sample: true },
  },

  // What the page claims. These are samples, and unlawful to publish: put in your own figure and
  // take "sample: true" away, or write false in place of the braces and the figure is gone from
  // everywhere. A counter that "moves" is made to by chance: write "moves: false" for a real one.
  figures: {
    // This year, in the hero. The average time is that of a revision.
    completed: { value: 15432, moves: true, sample: true },
    active: { value: 2847, moves: true, sample: true },
    heroRating: { value: 4.8, sample: true },
    averageTime: { value: '2 hrs', sample: true },
    happyStudents: { value: '10,000+', sample: true },
    // Since you began, further down and to search engines: the rating needs the number of reviews there.
    // The minimum delivery is that of an essay.
    students: { value: '50K+', sample: true },
    successRate: { value: '98%', sample: true },
    minimumDelivery: { value: '3hr', sample: true },
    subjects: { value: '100+', sample: true },
    rating: { value: 4.9, sample: true },
    reviews: { value: 50000, sample: true },
  },

  // Eight people that nobody has met. Write false, and put your own reviews into site/content/testimonials.ts.
  sampleTestimonials: true,

  // Promises of the page that you have read and keep. "npm run preflight" lists them with their names.
  confirmed: [],
});
