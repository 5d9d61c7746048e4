import { Pause } from 'lucide-react';
import './motion-control.css';

/** Pauses all that moves by itself, and lets it go on. It stands where something moves; all of them act as one. */
export function MotionControl() {
  return (
    <button type="button" className="motion-control" data-motion-control="" aria-pressed="false">
      <Pause aria-hidden="true" />
      Pause motion
    </button>
  );
}
