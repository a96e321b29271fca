import { regionName } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';

/** Every inhabited country. US territories are regions of a US address, not countries. */
export const countries: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

export const homeCountry = 'US';

/** As a shop in China writes them. */
const chineseNames: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };

export function countryName(code: string, language: Language): string {
  if (language === 'zh' && chineseNames[code]) return chineseNames[code];
  return regionName(language === 'zh' ? 'zh-Hans' : 'en', code);
}

/** By name, home first. Server only: a browser may use other names. */
export function countriesIn(language: Language): { code: string; name: string }[] {
  const byName = new Intl.Collator(language === 'zh' ? 'zh-Hans-u-co-pinyin' : 'en');
  const named = countries.map((code) => ({ code, name: countryName(code, language) }));
  return named.sort((a, b) => Number(b.code === homeCountry) - Number(a.code === homeCountry) || byName.compare(a.name, b.name));
}
