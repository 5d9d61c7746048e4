import type { ManuscriptContent, Words } from '../language.ts';

/** The draft beside the headline: a page as it comes back from its editor. */
const manuscript: ManuscriptContent = {
  label:
    'صفحة من مقال راجعها محرر بقلمه: عبارات ضعيفة مشطوبة وفوقها أقوى منها، والفكرة الرئيسية مظللة، وفي الهامش ملاحظات.',
  heading: 'لماذا ينتظر المتفرجون',
  meta: 'علم النفس 204 · المسودة 2 · التسليم 09:00',
  paragraphs: [
    [
      { text: 'حين يشهد كثيرون حالة طارئة، ' },
      { text: 'لا أحد يفعل شيئًا', mark: 'struck', above: 'يتردد كل منهم' },
      { text: '. سمّى دارلي ولاتانيه ذلك ' },
      { text: 'تشتت المسؤولية', mark: 'underlined' },
      { text: ' (1968).' },
    ],
    [
      { text: 'يرى هذا المقال أن الأثر أضعف على الإنترنت، ', mark: 'highlighted' },
      { text: 'لأن الشاشة تخفي عدد من يشاهدون', mark: 'highlighted' },
      { text: '، ' },
      { text: 'وهذا هو السبب الذي من أجله', mark: 'struck', above: 'لذا' },
      { text: ' يمكن للمنصات أن تحد من هذا الأثر.' },
    ],
  ],
  notes: ['فكرة قوية!', 'راجعت المصدر ✓', 'مرة تكفي'],
  verdict: 'جاهز 05:40',
};

export const hero: Words['hero'] = {
  kicker: '{productAtStart}، ليل نهار',
  headline: {
    opening: 'سلّم واجبك',
    highlighted: 'في موعده',
    middle: '، ومعك',
    underlined: 'خبير',
    ending: 'يساندك.',
  },
  promise:
    'كتّاب متخصصون، تساعدهم أدوات الذكاء الاصطناعي. مقالات وبرامج ورسائل جامعية وعروض تقديمية وأبحاث: نعدّها لك وحدك ونتحقق من خلوها من الانتحال. ويمكن أن يصلك مقال قصير خلال 3 ساعات.',
  start: 'ابدأ الآن',
  examples: 'عرض العيّنات',
  proof: {
    price: 'من {standardPrice}',
    rating: 'التقييم {heroRating} هذا العام',
    quote: 'عرض\u00a0السعر\u00a0مجاني',
  },
  counters: { completed: 'الواجبات المنجزة هذا العام', active: 'الطلبات الجارية الآن' },
  stats: {
    heroRating: 'متوسط التقييم هذا العام',
    averageTime: 'متوسط مدة التعديل',
    happyStudents: 'طالب راضٍ هذا العام',
  },
  sentence: {
    label: 'الصق جملة إنجليزية لست واثقًا منها.',
    hint: 'لا يُرسل شيء مما تلصقه.',
    marks: {
      title: 'جملتك',
      count: 'علامات: {count}',
      none: 'سليمة!',
      quoted: '«{words}»: ',
      notes: {
        wordy: 'أقصر',
        doubled: 'مرة تكفي',
        opening: 'ادخل في صلب الموضوع',
        filler: 'احذفها',
        passive: 'ابدأ بمن فعل',
        agent: 'من قال ذلك؟',
        subject: 'ابدأ بمن',
        pronoun: 'هذا ماذا؟',
        amount: 'كم؟',
        thing: 'سمّه',
      },
      found: 'كان هذا الجزء السهل. الخبير يقرأ حجتك أيضًا.',
      foundNothing: 'لم تجد القواعد شيئًا. الخبير يقرأ حجتك أيضًا.',
      open: 'أريد من يراجع نصي',
    },
  },
  motion: { pause: 'إيقاف الحركة', play: 'تشغيل الحركة' },
  manuscript,
};
