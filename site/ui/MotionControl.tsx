import { Pause, Play } from 'lucide-react';
import type { Words } from '../content/language.ts';
import './motion-control.css';

/**
 * Pauses all that moves by itself, and lets it go on. It stands where something moves; all of them act as one.
 * The styles show what a press would do.
 */
export function MotionControl({ words }: { words: Words['hero']['motion'] }) {
  return (
    <button type="button" className="motion-control soft" data-motion-control="">
      <span className="motion-pause">
        <Pause aria-hidden="true" />
        {words.pause}
      </span>
      <span className="motion-play">
        <Play aria-hidden="true" />
        {words.play}
      </span>
    </button>
  );
}
