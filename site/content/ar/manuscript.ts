import type { ManuscriptContent } from '../language.ts';

/** The draft beside the headline: a page as it comes back from its editor. */
export const manuscript: ManuscriptContent = {
  label:
    'صفحة من مقال مر عليها محرر بقلمه: عبارة ضعيفة مشطوبة وفوقها عبارة أقوى، والفكرة الرئيسية مظللة، وفي الهامش ملاحظات.',
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
      { text: ' يمكن للمنصات أن تحد منه بتصميمها.' },
    ],
  ],
  notes: ['فكرة قوية!', 'راجعت المصدر ✓', 'مرة تكفي'],
  verdict: 'عاد 05:40',
};
