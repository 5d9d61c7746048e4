import { Pause, Play } from 'lucide-react';
import type { Words } from '../content/language.ts';
import './motion-control.css';

/**
 * Pauses and resumes all automatic motion. It is shown where something moves, and all controls act as one. The styles
 * show the action of the next press.
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
