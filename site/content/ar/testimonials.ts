import type { Words } from '../language.ts';

export const testimonials: Words['testimonials'] = {
  title: 'ماذا يقول الطلاب',
  intro: 'بكلماتهم، بعد أن استلموا أعمالهم.',
  verdict: { counted: 'من {students} طالب حتى اليوم', open: 'متوسط كل التقييمات' },
  verified: 'طلب موثق',
  order: '{work}، والتسليم خلال {time}',
  // The mark keeps the full stop of a name such as "Amara O." with its Latin letters.
  name: '— {name}\u200e',
  origin: '{course}، {university}',
  rating: '{given} من {best}',
  carousel: {
    label: 'آراء الطلاب',
    kind: 'عرض دوار',
    slide: 'شريحة',
    place: '{index} من {count}',
    show: 'عرض الرأي {index} من {count}',
    previous: 'الرأي السابق',
    next: 'الرأي التالي',
  },
  ending: { opening: 'هل تحتاج أنت أيضًا إلى مساعدة؟', highlighted: 'عرض السعر مجاني.' },
  action: 'ابدأ الآن',
  samples: {
    amara: {
      name: 'Amara O.',
      university: 'Northmoor University',
      course: 'بكالوريوس علم النفس',
      review:
        'أرسلت مسودتي منتصف الليل وينقصها مصدران، ونمت، واستيقظت فوجدت المصدرين وقسم المنهج مكتوبًا من جديد!! بل شرحوا لي لماذا لا يمكن اختبار فرضيتي الأولى. مذهل.',
      assignmentType: 'ورقة بحثية',
      timeframe: '8 ساعات',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'ماجستير علم البيانات',
      review:
        'عمل الكود من أول مرة. حسنًا، هذا أقل المطلوب. المفاجأة كانت في التعليقات: كل خطوة من الانحدار مشروحة. وحين سألني أستاذي، كانت الأجوبة عندي.',
      assignmentType: 'برمجة',
      timeframe: 'يومين',
    },
    leila: {
      name: 'Leila H.',
      university: 'Calder Bay College',
      course: 'ليسانس القانون',
      review:
        'الوعد: مقال قصير خلال 3 ساعات. الدليل: راقبت الساعة، فوصل في موعده، وكل قضية موثقة كما تريد كليتنا. لا أسئلة أخرى.',
      assignmentType: 'مقال',
      timeframe: '3 ساعات',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'ماجستير إدارة الأعمال',
      review:
        'لأكن منصفًا. كانت النسخة الأولى متفائلة بالسوق أكثر مما ينبغي، وقلت ذلك. وبعد تعديلين صحت الأرقام وقويت الحجة. أنقصت نجمة بسبب اليوم الإضافي. ومع ذلك سأطلب منهم مرة أخرى.',
      assignmentType: 'دراسة حالة',
      timeframe: '4 أيام',
    },
    mei: {
      name: 'Mei L.',
      university: 'Harrow Point University',
      course: 'بكالوريوس الهندسة الميكانيكية',
      review:
        'حسنًا، هذا محرج: كانت قراءاتي في المختبر مضروبة في عشرة، ولم ينتبه أحد في مجموعتنا كلها. اكتشف كاتبي ذلك وسألني أولًا، ثم كتب التقرير بالأرقام الصحيحة. الحمد لله!',
      assignmentType: 'تقرير مختبر',
      timeframe: '26 ساعة',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'ماجستير التاريخ',
      review:
        'الإنجليزية لغتي الثالثة. أبقوا على حجتي، لكن جملي صارت تقول ما أقصده. علمتني ملاحظات الهامش أكثر من مقرر كامل. شكرًا من قلبي.',
      assignmentType: 'رسالة جامعية',
      timeframe: '3 أسابيع',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Port Ellery Polytechnic',
      course: 'بكالوريوس التمريض',
      review:
        'أعمل ليلًا في مستشفى، فكتبت إلى الدعم في الرابعة صباحًا. ردت عليّ موظفة خلال دقائق، وقالت إن موعدًا أبعد سيوفر عليّ المال، وهذا ما حدث. وجاء المقال مطابقًا تمامًا لتعليمات الواجب.',
      assignmentType: 'مقال',
      timeframe: '3 أيام',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'دكتوراه الاقتصاد',
      review:
        'دخلت بأربعين شريحة لمناقشة أطروحتي وخرجت بأربع عشرة، في كل منها فكرة واحدة. سألوني أي الأسئلة تخيفني ووضعوا أجوبتها في ملاحظاتي. وطُرح عليّ اثنان منها، فابتسمت.',
      assignmentType: 'عرض تقديمي',
      timeframe: '5 أيام',
    },
  },
};
