import type { Words } from '../language.ts';

export const testimonials: Words['testimonials'] = {
  title: 'ماذا يقول الطلاب',
  intro: 'بكلماتهم، وبإذن منهم.',
  verdict: { counted: 'متوسط كل التقييمات، و{students} طالب حتى اليوم', open: 'متوسط كل التقييمات' },
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
        'أرسلت مسودتي منتصف الليل وينقصها مصدران، وعند الفطور كان المصدران في مكانهما وقسم المنهج مكتوبًا من جديد!! وشرحوا لي لماذا لا يمكن اختبار فرضيتي الأولى',
      assignmentType: 'ورقة بحثية',
      timeframe: '8 ساعات',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'ماجستير علم البيانات',
      review:
        'عمل الكود من أول مرة، وهذا أقل ما أتوقعه. أما ما لم أتوقعه فتعليق على كل خطوة من خطوات الانحدار.',
      assignmentType: 'برمجة',
      timeframe: 'يومين',
    },
    leila: {
      name: 'Leila H.',
      university: 'Larkfield College',
      course: 'بكالوريوس القانون',
      review: 'حسبت الوقت: ساعتان وخمسون دقيقة لمقال قصير، وكل حكم قضائي مذكور مصدره كما تشترط كليتنا.',
      assignmentType: 'مقال',
      timeframe: '3 ساعات',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'ماجستير إدارة الأعمال',
      review:
        'للإنصاف، أصلحوا كل ما اعترضت عليه. كانت النسخة الأولى متفائلة جدًا بالسوق، ولم تصح الأرقام إلا بعد تعديلين. وتأخروا يومًا، فردوا إليّ جزءًا من المبلغ، وأعطيتهم أربع نجوم لا خمسًا. ومع ذلك سأطلب منهم مرة أخرى.',
      assignmentType: 'دراسة حالة',
      timeframe: '4 أيام',
    },
    mei: {
      name: 'Mei L.',
      university: 'Thornbury University',
      course: 'بكالوريوس الهندسة الميكانيكية',
      review:
        'أعترف أن الأمر محرج، لكن قياساتنا في المختبر كانت كلها أكبر من الصحيح بعشر مرات ولم ينتبه أحد في المجموعة. سألتني الكاتبة قبل أن تغير شيئًا، ثم كتبت التقرير بالأرقام الصحيحة، والحمد لله',
      assignmentType: 'تقرير مختبر',
      timeframe: '26 ساعة',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'ماجستير التاريخ',
      review:
        'الإنجليزية لغتي الثالثة. أبقوا على حجتي، لكن عباراتي صارت تقول ما أقصده. وتعلمت من تعليقاتهم أكثر مما تعلمت في مقرر كامل. شكرًا من قلبي.',
      assignmentType: 'رسالة جامعية',
      timeframe: '3 أسابيع',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Ellery Polytechnic',
      course: 'بكالوريوس التمريض',
      review:
        'أعمل ليلًا في مستشفى، فكتبت إلى الدعم في الرابعة صباحًا. ردت عليّ موظفة اسمها ريم قبل أن تنتهي استراحتي، وقالت إنني سأدفع أقل لو انتظرت إلى يوم الجمعة، فانتظرت. وجاء المقال كما طلبه أستاذي.',
      assignmentType: 'مقال',
      timeframe: '3 أيام',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'دكتوراه الاقتصاد',
      review:
        'كان عندي أربعون شريحة لمناقشة أطروحتي فصارت أربع عشرة. سألوني عن فائدة كل شريحة، ولم يكن عندي جواب لأكثرها. وصار عرضي ضمن الوقت المحدد.',
      assignmentType: 'عرض تقديمي',
      timeframe: '5 أيام',
    },
  },
};
