/**
 * The form's four option lists. The keys are the stored values. The labels are for
 * the owner's emails and commands, and for the English page. Other languages have
 * their own.
 */
export const ASSIGNMENT_TYPES = {
  essay: 'Essay',
  research_paper: 'Research paper',
  homework: 'Homework',
  programming: 'Programming',
  case_study: 'Case study',
  dissertation: 'Dissertation',
  thesis: 'Thesis',
  other: 'Other',
} as const;

export const ACADEMIC_LEVELS = {
  high_school: 'High school',
  undergraduate: 'Undergraduate',
  masters: "Master's",
  phd: 'PhD',
} as const;

export const DEADLINES = {
  '6_hours': '6 hours',
  '12_hours': '12 hours',
  '24_hours': '24 hours',
  '3_days': '3 days',
  '1_week': '1 week',
  '2_weeks': '2 weeks',
  '1_month': '1 month',
} as const;

export const URGENCIES = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
} as const;

/** The option list of each field that has one. */
export const OPTION_LISTS = {
  assignment_type: ASSIGNMENT_TYPES,
  academic_level: ACADEMIC_LEVELS,
  deadline: DEADLINES,
  urgency: URGENCIES,
} as const;

export type AssignmentType = keyof typeof ASSIGNMENT_TYPES;
export type AcademicLevel = keyof typeof ACADEMIC_LEVELS;
export type Deadline = keyof typeof DEADLINES;
export type Urgency = keyof typeof URGENCIES;

/** The values of an option list, in display order. */
export function valuesOf<Value extends string>(list: Readonly<Record<Value, string>>): Value[] {
  return Object.keys(list) as Value[];
}
