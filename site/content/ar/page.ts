import type { Words } from '../language.ts';

export const page: Words['page'] = {
  title: '{brand}: {product} مع خبراء من البشر، ومقالات بدءًا من 3 ساعات',
  description:
    '{productAtStart} من كتّاب خبراء من البشر بأدوات الذكاء الاصطناعي: مقالات وبرمجة ورسائل جامعية وعروض تقديمية. عمل خالٍ من الانتحال، وتعديلات غير محدودة في الخطة المميزة، ودعم على مدار الساعة طوال الأسبوع.',
  skip: 'انتقل إلى المحتوى',
  notFoundTitle: 'لم نجد الصفحة · {brand}',
  areaServed: 'جميع أنحاء العالم',
  unit: 'صفحة',
  llms: {
    page: 'الصفحة',
    portal: 'بوابة الطلاب',
    phone: 'الهاتف',
    questions: 'أسئلة وأجوبة',
  },
};
