import type { Words } from '../language.ts';

export const page: Words['page'] = {
  title: '{brand}: {product} مع كتّاب متخصصين، ومقالات خلال 3 ساعات',
  description:
    '{productAtStart} من كتّاب متخصصين تساعدهم أدوات الذكاء الاصطناعي: مقالات وبرمجة ورسائل جامعية وعروض تقديمية. عمل خالٍ من الانتحال، وتعديلات غير محدودة في الخطة المميزة، ودعم على مدار الساعة طوال الأسبوع.',
  skip: 'الانتقال إلى المحتوى',
  areaServed: 'جميع أنحاء العالم',
  unit: 'صفحة',
  llms: {
    page: 'الصفحة الرئيسية',
    portal: 'بوابة الطلاب',
    phone: 'الهاتف',
    questions: 'أسئلة وأجوبة',
  },
  moreThan: 'أكثر من',
  footnote: 'حاشية: {claim}',
  newTab: 'يفتح في علامة تبويب جديدة',
  offer: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', open: 'قراءتها بالعربية', dismiss: 'البقاء هنا' },
  consent: {
    title: 'ملفات الإعلانات',
    text: 'هل تسمح بأن تحفظ {vendors} ملفات تعريف الارتباط هنا، لنعرف أي إعلاناتنا ينجح؟',
    accept: 'أسمح',
    refuse: 'أرفض',
  },
  header: {
    navigation: { hero: 'الرئيسية', services: 'الخدمات', testimonials: 'الآراء', faq: 'الأسئلة' },
    getStarted: 'ابدأ',
    main: 'التنقل الرئيسي',
    menu: 'القائمة',
  },
  notFound: {
    title: 'لم نجد الصفحة · {brand}',
    code: '404',
    message: 'عذرًا! لم نجد هذه الصفحة',
    home: 'العودة إلى الرئيسية',
  },
};
