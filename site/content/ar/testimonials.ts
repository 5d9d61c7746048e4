import type { Words } from '../language.ts';

export const testimonials: Words['testimonials'] = {
  title: 'ماذا يقول الطلاب',
  intro: 'آراء كتبها طلاب بعد أن استلموا أعمالهم.',
  verdict: { counted: 'من طلابنا: {students} منذ بدأنا', open: 'متوسط كل التقييمات' },
  verified: 'طلب موثق',
  order: '{work}، والتسليم خلال {time}',
  // The mark keeps the full stop of a name such as "Amara O." with its Latin letters.
  name: '— {name}\u200e،',
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
        'أرسلت مسودة عند منتصف الليل، وكان اثنان من مصادري الخمسة ناقصين. وفي الصباح كانت جاهزة. كانوا قد وجدوا المصدرين، وأعادوا كتابة قسم المنهج، وشرحوا لي لماذا لا يمكن اختبار فرضيتي الأولى.',
      assignmentType: 'ورقة بحثية',
      timeframe: '8 ساعات',
    },
    daniel: {
      name: 'Daniel K.',
      university: 'Alder Institute of Technology',
      course: 'ماجستير علم البيانات',
      review:
        'عمل الكود كما كنت آمل. أما التعليقات فلم أكن أتوقعها: شرحت كل خطوة من خطوات الانحدار، فاستطعت أن أجيب حين سألني أستاذي.',
      assignmentType: 'برمجة',
      timeframe: 'يومين',
    },
    leila: {
      name: 'Leila H.',
      university: 'Calder Bay College',
      course: 'ليسانس القانون',
      review:
        'وعدوني بمقال قصير خلال 3 ساعات، وظللت أراقب الساعة. وصل في موعده، وكل قضية فيه موثقة كما تريد كليتنا.',
      assignmentType: 'مقال',
      timeframe: '3 ساعات',
    },
    mateo: {
      name: 'Mateo R.',
      university: 'Universidad San Telmo',
      course: 'ماجستير إدارة الأعمال',
      review:
        'كانت النسخة الأولى متفائلة بالسوق أكثر مما ينبغي، وقلت ذلك. وبعد تعديلين صحت الأرقام وقويت الحجة. أنقصت نجمة لأن العمل استغرق يومًا إضافيًا. أما العمل نفسه فكان جيدًا.',
      assignmentType: 'دراسة حالة',
      timeframe: '4 أيام',
    },
    mei: {
      name: 'Mei L.',
      university: 'Harrow Point University',
      course: 'بكالوريوس الهندسة الميكانيكية',
      review:
        'كانت قراءاتي في المختبر مضروبة في عشرة بالخطأ، ولم ينتبه أحد في مجموعتنا. اكتشف الكاتب الخطأ وسألني عنه، ثم كتب التقرير كله بالأرقام الصحيحة.',
      assignmentType: 'تقرير مختبر',
      timeframe: '26 ساعة',
    },
    sofia: {
      name: 'Sofia B.',
      university: 'Kestrel Hill University',
      course: 'ماجستير التاريخ',
      review:
        'الإنجليزية لغتي الثالثة. أبقوا على حجتي وجعلوا جملي واضحة وطبيعية. تعلمت من ملاحظات الهامش أكثر مما تعلمته من دورة دراسية.',
      assignmentType: 'رسالة جامعية',
      timeframe: '3 أسابيع',
    },
    tunde: {
      name: 'Tunde A.',
      university: 'Port Ellery Polytechnic',
      course: 'بكالوريوس التمريض',
      review:
        'أعمل ليلًا في مستشفى. كتبت إلى الدعم في الرابعة صباحًا، فأجابني شخص خلال دقائق. أعطوني موعد تسليم أبعد وسعرًا أقل. وجاء المقال مطابقًا لتعليمات الواجب.',
      assignmentType: 'مقال',
      timeframe: '3 أيام',
    },
    jonas: {
      name: 'Jonas W.',
      university: 'Lindenau University',
      course: 'دكتوراه الاقتصاد',
      review:
        'اختصروا شرائحي الأربعين إلى أربع عشرة شريحة لمناقشة أطروحتي، في كل منها فكرة واحدة. وسألوني عن الأسئلة التي أخشاها ووضعوا أجوبتها في الملاحظات. وطُرح عليّ اثنان منها.',
      assignmentType: 'عرض تقديمي',
      timeframe: '5 أيام',
    },
  },
};
