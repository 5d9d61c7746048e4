import type { ConfirmationWords } from '../words/confirmation.ts';

export const confirmation: ConfirmationWords = {
  subject: 'وصل طلبك إلى {brand}',
  text: `مرحبًا،

شكرًا لاختيارك لنا. وصل طلبك. سنتواصل معك قريبًا بعرض سعر وبالخطوات التالية.

إذا أردت إضافة شيء، فما عليك إلا الرد على هذه الرسالة.

إذا لم ترسل طلبًا، فقد أعطانا شخص ما عنوان بريدك عن طريق الخطأ. لا يلزمك عندئذ فعل شيء، ولن تصلك منا رسالة أخرى بشأنه.

{brand}
{url}
`,
};
