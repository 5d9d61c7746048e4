import { startCounters } from './motion/counters.ts';
import { startGlow } from './motion/glow.ts';
import { startMotionControl } from './motion/motion.ts';
import { startReveal } from './motion/reveal.ts';
import { startExitIntent } from './popup/exit-intent.ts';
import { startPopup } from './popup/popup.ts';
import { startMenu } from './sections/menu.ts';

startPopup();
startMenu();
startMotionControl();
startCounters();
startGlow();
startReveal();
startExitIntent();
