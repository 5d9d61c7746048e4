import type { OrderProcessWords } from '../words/order-process.ts';

export const orderProcess: OrderProcessWords = {
  title: 'كيف تطلب في ثلاث خطوات',
  intro: 'ماذا يحدث في كل خطوة، وكم تستغرق.',
  steps: {
    task: {
      title: 'أخبرنا بالمطلوب',
      description: 'المادة والمستوى وموعد التسليم وما تحتاج إليه. النموذج ثلاث صفحات قصيرة.',
      unit: 'دق',
    },
    quote: {
      title: 'اقرأ عرض السعر',
      description: 'يحدد خبير في مادتك السعر ونرسله إليك. تقرؤه وتقرر هل تطلب.',
      unit: 'دق',
    },
    work: {
      title: 'استلم العمل',
      description: 'هذه مدة مقال قصير عاجل. قد يستغرق العمل الأطول أيامًا، وكلما زاد الوقت قل السعر.',
      unit: 'ساعة',
    },
  },
  note: 'نم أنت ونحن نعمل',
  closing: { opening: 'هل التسليم في الصباح؟ يمكن أن يصلك مقال قصير', highlighted: 'خلال 3 ساعات' },
  start: 'ابدأ طلبك الآن',
};
