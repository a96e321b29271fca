import type { Language, Texts } from '#kernel/texts.ts';
import { zoneTexts } from '../zone-texts.ts';

const known: Texts = zoneTexts;

/** What people call a time zone; one without a name of ours is called by its own. */
export const zoneName = (zone: string, language: Language): string => known[zone]?.[language] ?? zone.replaceAll('_', ' ');
