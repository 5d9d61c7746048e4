import type { Words } from '../language.ts';

/** A range begins at the right, as between Arabic letters: the mark U+061C stands for one. */
export const orderProcess: Words['orderProcess'] = {
  title: 'كيف تطلب في ثلاث خطوات',
  intro: 'ماذا يحدث في كل خطوة، وكم تستغرق.',
  steps: [
    {
      title: 'أخبرنا بالمطلوب',
      description: 'المادة والمستوى وموعد التسليم وما تحتاج إليه. النموذج ثلاث صفحات قصيرة.',
      figure: '\u061c2',
      unit: 'دق',
    },
    {
      title: 'اقرأ عرض السعر',
      description: 'يحدد خبير في مادتك السعر ونرسله إليك. تقرؤه وتقرر هل تطلب.',
      figure: '\u061c5',
      unit: 'دق',
    },
    {
      title: 'استلم العمل',
      description: 'هذه مدة مقال قصير عاجل. قد يستغرق العمل الأطول أيامًا، وكلما زاد الوقت قل السعر.',
      figure: '\u061c3-24',
      unit: 'ساعة',
    },
  ],
  note: 'نم أنت ونحن نعمل',
  closing: { opening: 'هل التسليم في الصباح؟ يمكن أن يصلك مقال قصير', highlighted: 'خلال 3 ساعات' },
  start: 'ابدأ طلبك الآن',
};
