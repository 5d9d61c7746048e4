import type { Words } from '../language.ts';

export const replies: Words['replies'] = {
  request: 'طلبك',
  subject: 'طلبك',
  templates: {
    'First reply': `مرحبًا {name}،

شكرًا لتواصلك مع {brand} بخصوص: {type}. يمكننا إنجازه قبل {deadline}. سنرسل إليك السعر قريبًا.

{brand}`,
    'Ask for details': `مرحبًا {name}،

شكرًا لتواصلك مع {brand} بخصوص: {type}، وموعد التسليم {deadline}. هل يمكنك إرسال التعليمات؟ عندها نحدد لك السعر.

{brand}`,
    'Follow up': `مرحبًا {name}،

تواصلت مع {brand} بخصوص: {type}، وموعد التسليم {deadline}. هل نبدأ؟ إذا كان لديك أي سؤال، فردّ على هذه الرسالة.

{brand}`,
  },
};
