import type { QuickAnswersWords } from '../words/quick-answers.ts';

export const quickAnswers: QuickAnswersWords = {
  title: 'أجوبة سريعة',
  intro: 'أول ما يسأل عنه معظم الطلاب، ومقارنة بيننا وبين خدمة لا تستخدم أدوات الذكاء الاصطناعي.',
  letters: { question: 'س', answer: 'ج' },
  questions: {
    what: {
      question: 'ما هي {brand}؟',
      answer:
        'خدمة فيها أشخاص يكتبون ويحررون ويبرمجون للطلاب. وتساعدهم أدوات الذكاء الاصطناعي في الأجزاء البطيئة.',
    },
    time: {
      question: 'متى يمكن أن يجهز؟',
      answer: 'يمكن أن يصلك مقال قصير خلال 3 ساعات. أما الرسالة الجامعية فتستغرق 7\u00a0أيام أو أكثر.',
    },
    price: {
      question: 'كم سأدفع؟',
      answer: 'من 12 دولارًا للصفحة. ترى السعر قبل أن تقرر، وعرض السعر مجاني.',
    },
    machine: {
      question: 'هل تكتبه آلة؟',
      answer: 'لا. الأدوات تبحث وتدقق. والإنسان يفكر ويكتب ويعتمد النص.',
    },
    dislike: {
      question: 'وإذا لم يكن ما طلبته؟',
      answer: 'اطلب تعديلًا. فإذا لم يكف ذلك، يسري ضمان استرداد المال.',
    },
  },
  note: 'في المتوسط: كل الطلبات، لا أسرعها فقط',
  comparison: {
    caption: { opening: 'مقارنة بيننا وبين', highlighted: 'خدمة تقليدية' },
    columns: {
      feature: 'ما تحصل عليه',
      traditional: 'الخدمة التقليدية',
      advantage: 'الفرق',
    },
    rows: {
      time: {
        feature: 'أقل مدة لمقال',
        ourService: '3 ساعات',
        traditional: '7 أيام أو أكثر',
        advantage: 'أسرع بـ70% في المتوسط',
      },
      price: {
        feature: 'أقل سعر للصفحة',
        ourService: '12 دولارًا',
        traditional: '20 دولارًا',
        advantage: 'أرخص بـ40%',
      },
      revisions: {
        feature: 'التعديلات',
        ourService: 'غير محدودة في المميزة',
        traditional: 'معدودة ومدفوعة',
        advantage: 'لا تُعد في المميزة',
      },
      support: {
        feature: 'الدعم',
        ourService: '24/7، من شخص حقيقي',
        traditional: 'في ساعات الدوام',
        advantage: 'في أي ساعة',
      },
      plagiarism: {
        feature: 'تقرير الانتحال',
        ourService: 'مع كل طلب',
        traditional: 'بتكلفة إضافية',
        advantage: 'مشمول في السعر',
      },
      money_back: {
        feature: 'ضمان استرداد المال',
        ourService: 'نعم، لكل طلب',
        traditional: 'نادرًا',
        advantage: 'مخاطر أقل عليك',
      },
    },
  },
  method: {
    title: 'من يفعل ماذا',
    doers: { person: 'إنسان', tool: 'أداة' },
    parts: {
      read: {
        title: 'قراءة التعليمات',
        text: 'يقرأ خبير في تخصصك كل سطر ويسأل عما ليس واضحًا.',
      },
      search: {
        title: 'البحث',
        text: 'تتصفح أدوات الذكاء الاصطناعي المصادر وتضع أنفعها أولًا.',
      },
      write: { title: 'الكتابة', text: 'يخطط الخبير للحجة أو للكود، ثم يكتب العمل.' },
      check: { title: 'التدقيق', text: 'تفحص الأدوات الاستشهادات والقواعد والأصالة سطرًا سطرًا.' },
      approve: { title: 'الاعتماد', text: 'يقرؤه محرر مرة أخرى قبل أن يصلك.' },
    },
  },
  subjects: {
    title: 'اختر مادتك',
    hint: 'يفتح النموذج ومادتك مكتوبة فيه.',
    more: 'شاهد مواد أخرى',
    names: [
      'محاسبة',
      'أحياء',
      'إدارة الأعمال',
      'كيمياء',
      'علوم الحاسوب',
      'اقتصاد',
      'هندسة',
      'لغة إنجليزية',
      'تاريخ',
      'قانون',
      'رياضيات',
      'تمريض',
      'فلسفة',
      'علم النفس',
      'علم الاجتماع',
      'إحصاء',
    ],
  },
  badges: {
    title: 'منذ بدأنا',
    labels: {
      students: 'طالب',
      successRate: 'نسبة النجاح',
      minimumDelivery: 'أقل مدة لتسليم مقال',
      subjects: 'مادة',
      rating: 'متوسط كل التقييمات',
    },
  },
  quote: {
    label: 'اطلب عرض سعر مجانيًا الآن',
    lead: 'يمكنك أن تطلب السعر في دقيقتين. وعرض السعر مجاني.',
  },
};
