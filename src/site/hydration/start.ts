import { scheduleHydration } from './schedule.ts';

// Vite makes one script of this file (vite.config.ts), which stands in every cached page.
scheduleHydration();
