import type { Words } from '../language.ts';

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
    'كتّاب خبراء من البشر، تساعدهم أدوات الذكاء الاصطناعي. مقالات وبرمجة ورسائل جامعية وعروض تقديمية وأبحاث: نكتبها لك وحدك ونتحقق من خلوها من الانتحال. ويمكن أن يصلك مقال قصير خلال 3 ساعات.',
  start: 'ابدأ الآن',
  examples: 'شاهد أمثلة',
  proof: {
    price: 'من {standardPrice}',
    rating: '{heroRating} هذا العام',
    quote: 'عرض\u00a0السعر\u00a0مجاني',
  },
  counters: { completed: 'الواجبات المنجزة هذا العام', active: 'الطلبات الجارية الآن' },
  stats: {
    heroRating: 'متوسط التقييم هذا العام',
    averageTime: 'متوسط مدة التعديل',
    happyStudents: 'طالب سعيد هذا العام',
  },
  motion: { pause: 'أوقف الحركة', play: 'شغّل الحركة' },
};
