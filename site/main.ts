import { startCarousel } from './motion/carousel.ts';
import { startCounters } from './motion/counters.ts';
import { startGlow } from './motion/glow.ts';
import { startMotionControl } from './motion/motion.ts';
import { startParticles } from './motion/particles.ts';
import { startReveal } from './motion/reveal.ts';
import { startExitIntent } from './popup/exit-intent.ts';
import { startPopup } from './popup/popup.ts';
import { startChat } from './sections/chat.ts';
import { startLongForm } from './sections/long-form.ts';
import { startMenu } from './sections/menu.ts';

startPopup();
startMenu();
startMotionControl();
// Known when the page is built: one without moving counters does without their script.
if (import.meta.env.COUNTERS_MOVE) startCounters();
startParticles();
startGlow();
startReveal();
startExitIntent();
startCarousel();
startChat();
startLongForm();
