import { parseShadeFilter } from '#areas/content/rules/shades.ts';
import { colorChartOf } from '#areas/content/services/shades.server.ts';
import { hexIn } from '#kernel/colour.ts';
import { load } from '#platform/load.server.ts';

const maxShownLength = 20;

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('goods', 'categories');
  const typed = url.searchParams.get('hex');
  const hex = hexIn(typed);
  const refused = typed !== null && typed !== '' && hex === null ? typed.slice(0, maxShownLength) : null;
  return { shades: await colorChartOf(app, caller.language), hex, refused, wanted: parseShadeFilter(url.searchParams) };
});
