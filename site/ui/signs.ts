/** Signs that our fonts lack, each as one stroke: the arrow like our icons, the others like the pen. */
export const SIGNS = {
  '→': 'M5 12h14m-7-7 7 7-7 7',
  '✓': 'M3 14c3 2 4 4 6 7C12 14 16 8 22 3',
  '+': 'M12 4v17M4 12h17',
  '%': 'M19 3C15 9 9 15 5 21M8 3.5C3 3 2 10.5 5.5 10.5S11 4 8 3.5M19 13.5c-5-.5-6 7-2.5 7s5.5-6.5 2.5-7',
} as const;
