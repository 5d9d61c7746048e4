const STROKES = {
  underline: {
    viewBox: '0 0 200 14',
    paths: ['M3 9 C 40 3, 92 3, 120 6 S 182 9, 197 4', 'M30 12 C 74 8, 128 9, 168 11'],
  },
  circle: {
    viewBox: '0 0 200 80',
    paths: [
      'M150 8 C 96 -2, 22 8, 8 36 C -4 64, 64 78, 116 74 C 168 70, 200 52, 192 32 C 186 14, 128 3, 72 12',
    ],
  },
} as const;

export type PenMarkProps = {
  shape: keyof typeof STROKES;
  /** In the first view a stroke is drawn on load, without a script; elsewhere when it comes into view. */
  draws?: 'load' | 'view';
};

/** A red pen stroke over or under its words, drawn once. */
export function PenMark({ shape, draws = 'view' }: PenMarkProps) {
  const { viewBox, paths } = STROKES[shape];
  return (
    <svg
      className="pen-mark directed"
      data-shape={shape}
      data-draws={draws}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} pathLength={1} />
      ))}
    </svg>
  );
}

export type MarginNoteProps = { children: string };

/** A red pen remark beside its subject, or below it on a phone. */
export function MarginNote({ children }: MarginNoteProps) {
  return <p className="margin-note">{children}</p>;
}
