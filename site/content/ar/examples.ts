import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for whoever asked for examples. Invented, and named as samples. */
export const examples: ManuscriptContent[] = [
  {
    label:
      'صفحة نموذجية من مقال أدبي: عبارة مستهلكة مشطوبة بالأحمر وفوقها عبارة أدق، والفكرة الرئيسية مظللة.',
    meta: 'نموذج · الأدب 210 · مقال',
    heading: 'ما يخفيه الضوء الأخضر',
    paragraphs: [
      [
        { text: 'الضوء ' },
        { text: 'رمز للأمل', mark: 'struck', above: 'وعد بما ضاع' },
        { text: ' منذ البداية. ' },
        { text: 'لا يريد غاتسبي أن تعود ديزي، بل أن يعود عام 1917', mark: 'highlighted' },
        { text: ' (' },
        { text: 'فيتزجيرالد', mark: 'underlined' },
        { text: ').' },
      ],
    ],
    notes: ['أي صفحة؟', 'فكرة واضحة!'],
    verdict: 'عاد 21:15',
  },
  {
    label:
      'صفحة نموذجية من برنامج بلغة بايثون: رقم موضع يزيد بواحد مشطوب بالأحمر، وبجانبه ملاحظة تبين السبب.',
    meta: 'نموذج · علوم الحاسوب 101 · برمجة',
    heading: 'البحث الثنائي',
    isCode: true,
    paragraphs: [
      [{ text: 'def find(items, wanted):' }],
      [{ text: '      low, high = 0, ' }, { text: 'len(items)', mark: 'struck', above: 'len(items) - 1' }],
      [{ text: '      ' }, { text: 'while low <= high:', mark: 'underlined' }],
      [{ text: '            middle = (low + high) // 2' }],
    ],
    notes: ['لا خطأ الآن ✓', 'يزيد بواحد'],
    verdict: 'عاد 13:20',
  },
  {
    label:
      'صفحة نموذجية من تقرير مختبر في الأحياء: ادعاء مبالغ فيه مشطوب بالأحمر، وتحت الاختبار خط، والاستنتاج مظلل.',
    meta: 'نموذج · الأحياء 140 · تقرير مختبر',
    heading: 'الضوء ونمو الرشاد',
    paragraphs: [
      [
        { text: 'كانت السيقان في الظلام أطول (' },
        { text: 't(28) = 3.1, p = .004', mark: 'underlined' },
        { text: '). وهذا ' },
        { text: 'يثبت أن', mark: 'struck', above: 'يوحي بأن' },
        { text: ' السيقان تستطيل بحثًا عن الضوء، ' },
        { text: 'لا أن الظلام يغذيها', mark: 'highlighted' },
        { text: '.' },
      ],
    ],
    notes: ['صياغة جيدة', 'القيمة صحيحة ✓'],
    verdict: 'عاد 08:05',
  },
];
