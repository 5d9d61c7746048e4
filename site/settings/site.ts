import { form, settings } from '../site.config.ts';
import { defineSite } from './define-site.ts';

/** The owner's settings, validated. */
export const site = defineSite(settings, form);
