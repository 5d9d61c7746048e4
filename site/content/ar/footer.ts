import type { Words } from '../language.ts';

export const footer: Words['footer'] = {
  colophon:
    'تقدم {brand} {productInText} مع كتّاب متخصصين يستخدمون أدوات الذكاء الاصطناعي. الخطوط: {typefaces}.',
  services: {
    title: 'الخدمات',
    links: {
      'essay-writing': 'كتابة المقالات',
      'research-papers': 'الأوراق البحثية',
      'case-studies': 'دراسات الحالة',
      'programming-help': 'المساعدة في البرمجة',
      'thesis-help': 'المساعدة في الرسائل الجامعية',
      dissertations: 'الأطروحات',
      'lab-reports': 'تقارير المختبر',
      presentations: 'العروض التقديمية',
      'urgent-help': 'المساعدة العاجلة',
      'editing-and-proofreading': 'التحرير والتدقيق اللغوي',
    },
  },
  subjects: {
    title: 'المواد',
    links: {
      accounting: 'محاسبة',
      anthropology: 'علم الإنسان',
      biology: 'أحياء',
      business: 'إدارة الأعمال',
      chemistry: 'كيمياء',
      'computer-science': 'علوم الحاسوب',
      economics: 'اقتصاد',
      engineering: 'هندسة',
      finance: 'تمويل',
      history: 'تاريخ',
      law: 'قانون',
      literature: 'أدب',
      marketing: 'تسويق',
      mathematics: 'رياضيات',
      nursing: 'تمريض',
      philosophy: 'فلسفة',
      physics: 'فيزياء',
      psychology: 'علم النفس',
      sociology: 'علم الاجتماع',
      statistics: 'إحصاء',
    },
  },
  contact: {
    title: 'اتصل بنا',
    hours: 'على مدار الساعة طوال الأسبوع، حتى في أسابيع الامتحانات.',
  },
  social: 'تابعنا',
  legal: {
    title: 'معلومات قانونية',
    links: {
      privacy: 'سياسة الخصوصية',
      terms: 'شروط الخدمة',
      cookies: 'سياسة ملفات تعريف الارتباط',
      imprint: 'بيانات الناشر',
    },
  },
  languages: 'اللغات',
  note: 'بالتوفيق في دراستك',
};
