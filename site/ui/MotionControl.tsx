import { Pause, Play } from 'lucide-react';
import './motion-control.css';

/**
 * Pauses all that moves by itself, and lets it go on. It stands where something moves; all of them act as one.
 * The styles show what a press would do.
 */
export function MotionControl() {
  return (
    <button type="button" className="motion-control" data-motion-control="">
      <span className="motion-pause">
        <Pause aria-hidden="true" />
        Pause motion
      </span>
      <span className="motion-play">
        <Play aria-hidden="true" />
        Play motion
      </span>
    </button>
  );
}
