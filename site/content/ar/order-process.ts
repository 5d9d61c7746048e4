import type { Words } from '../language.ts';

/**
 * A range begins at the right, as between Arabic letters: the mark U+061C stands for one. "Two minutes" is one word,
 * so the mark is all of its unit.
 */
export const orderProcess: Words['orderProcess'] = {
  title: 'كيف تطلب في ثلاث خطوات',
  intro: 'ماذا يحدث في كل خطوة، وكم تستغرق.',
  steps: [
    {
      title: 'أخبرنا بالمطلوب',
      description: 'المادة والمستوى وموعد التسليم والمطلوب نفسه. النموذج قصير.',
      figure: 'دقيقتان',
      unit: '\u061c',
    },
    {
      title: 'استلم عرض السعر',
      description: 'يحدد السعرَ كاتبٌ متخصص في مادتك ونرسله إليك، والقرار لك.',
      figure: '\u061c5',
      unit: 'دقائق',
    },
    {
      title: 'استلم العمل',
      description: 'لمقال قصير عاجل. قد يستغرق العمل الأطول أيامًا، وكلما زادت المهلة قل السعر.',
      figure: '\u061c3-24',
      unit: 'ساعة',
    },
  ],
  note: 'نَم أنت ونحن نعمل',
  closing: { opening: 'هل التسليم في الصباح؟ يمكن أن يصلك مقال قصير', highlighted: 'خلال 3 ساعات' },
  start: 'ابدأ طلبك الآن',
};
