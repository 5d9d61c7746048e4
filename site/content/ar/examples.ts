import type { ManuscriptContent } from '../language.ts';

/** The pages beside the form for whoever asked for examples. Invented, and named as samples. */
export const examples: ManuscriptContent[] = [
  {
    label: 'عيّنة من مقال أدبي: عبارة مستهلكة مشطوبة بالأحمر وفوقها عبارة أدق، والفكرة الرئيسية مظللة.',
    meta: 'عيّنة · الأدب 210 · مقال',
    heading: 'ما يخفيه الضوء الأخضر',
    paragraphs: [
      [
        { text: 'الضوء ' },
        { text: 'رمز للأمل', mark: 'struck', above: 'وعد بما ضاع' },
        { text: ' منذ البداية. ' },
        { text: 'لا يريد غاتسبي أن تعود ديزي، بل أن يعود عام 1917', mark: 'highlighted' },
        { text: ' (' },
        { text: 'فيتزجيرالد 110', mark: 'underlined' },
        { text: ').' },
      ],
    ],
    notes: ['راجعت الصفحة ✓', 'فكرة واضحة!'],
    verdict: 'جاهز 21:15',
  },
  {
    label:
      'عيّنة من برنامج بلغة Python: رقم موضع أكبر من الصحيح بواحد، مشطوب بالأحمر، وبجانبه ملاحظة تبين السبب.',
    meta: 'عيّنة · علوم الحاسوب 101 · برمجة',
    heading: 'البحث الثنائي',
    isCode: true,
    paragraphs: [
      [{ text: 'def find(items, wanted):' }],
      [{ text: '    low, high = 0, ' }, { text: 'len(items)', mark: 'struck', above: 'len(items) - 1' }],
      [{ text: '    ' }, { text: 'while low <= high:', mark: 'underlined' }],
      [{ text: '        middle = (low + high) // 2' }],
    ],
    notes: ['صُحِّح ✓', 'أكبر بواحد'],
    verdict: 'جاهز 13:20',
  },
  {
    label:
      'عيّنة من تقرير مختبر في الأحياء: ادعاء مبالغ فيه مشطوب بالأحمر، وخط تحت الاختبار الإحصائي، والاستنتاج مظلل.',
    meta: 'عيّنة · الأحياء 140 · تقرير مختبر',
    heading: 'الضوء ونمو الرشاد',
    paragraphs: [
      [
        { text: 'كانت السيقان في الظلام أطول (' },
        { text: '\u2066t(28)\u00a0=\u00a03.1, p\u00a0=\u00a0.004\u2069', mark: 'underlined' },
        { text: '). وهذا ' },
        { text: 'يثبت أن', mark: 'struck', above: 'يوحي بأن' },
        { text: ' السيقان تستطيل بحثًا عن الضوء، ' },
        { text: 'لا أن الظلام يغذيها', mark: 'highlighted' },
        { text: '.' },
      ],
    ],
    notes: ['صياغة جيدة', 'القيمة صحيحة ✓'],
    verdict: 'جاهز 08:05',
  },
];
