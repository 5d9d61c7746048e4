import type { FormPageWords } from '../form-page.ts';

export const formPage: FormPageWords = {
  title: 'اطلب عرض سعر مجانيًا · {brand}',
  description:
    'أخبر {brand} بما تحتاج إليه وبموعد تسليمه. تحصل على عرض سعر مجاني من محترفين في {productInText}، ولا تدفع شيئًا حتى تقبله.',
  next: 'ماذا بعد ذلك؟',
  reach: {
    title: 'تفضل أن تتحدث إلينا؟',
    instead: {
      title: 'اطلب منا عرض السعر',
      text: 'يحتاج النموذج في هذه الصفحة إلى JavaScript، ومتصفحك لا يشغله. اكتب إلينا أو اتصل بنا من فضلك، وقل لنا ما الذي تحتاج إليه ومتى موعد تسليمه.',
    },
  },
};
