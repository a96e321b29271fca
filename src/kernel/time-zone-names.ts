import type { Language, Texts } from './texts.ts';
import { zoneTexts } from './time-zone-texts.ts';

const known: Texts = zoneTexts;

/** Falls back to the zone's own name. */
export const zoneName = (zone: string, language: Language): string => known[zone]?.[language] ?? zone.replaceAll('_', ' ');
