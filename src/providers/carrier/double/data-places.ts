/** ZIP prefixes by state, as published by the post. */
const ranges =
  'AL 350-369, AK 995-999, AZ 850-865, AR 716-729, CA 900-961, CO 800-816, CT 060-069, DE 197-199, DC 200 202-205, FL 320-339 341-349, GA 300-319 398-399, HI 967-968, ID 832-838, IL 600-629, IN 460-479, IA 500-528, KS 660-679, KY 400-427, LA 700-714, ME 039-049, MD 206-219, MA 010-027, MI 480-499, MN 550-567, MS 386-397, MO 630-658, MT 590-599, NE 680-693, NV 889-898, NH 030-038, NJ 070-089, NM 870-884, NY 005 100-149, NC 270-289, ND 580-588, OH 430-459, OK 730-749, OR 970-979, PA 150-196, RI 028-029, SC 290-299, SD 570-577, TN 370-385, TX 750-799 885, UT 840-847, VT 050-059, VA 201 220-246, WA 980-994, WV 247-268, WI 530-549, WY 820-831, PR 006-007 009, VI 008, GU 969, AA 340, AE 090-098, AP 962-966';

export const stateByPrefix: ReadonlyMap<string, string> = new Map(
  ranges.split(', ').flatMap((row) => {
    const [state = '', ...spans] = row.split(' ');
    return spans.flatMap((span) => {
      const [from = 0, to = from] = span.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => [String(from + at).padStart(3, '0'), state] as const);
    });
  }),
);

/** Large cities by ZIP prefix. */
const cities =
  '303:Atlanta, 311:Atlanta, 314:Savannah, 312:Macon, 309:Augusta, 900:Los Angeles, 921:San Diego, 941:San Francisco, 946:Oakland, 958:Sacramento, 908:Long Beach, 937:Fresno, 903:Inglewood, 917:Rowland Heights, 951:San Jose, 100:New York, 101:New York, 104:Bronx, 112:Brooklyn, 113:Flushing, 114:Jamaica, 142:Buffalo, 146:Rochester, 606:Chicago, 770:Houston, 752:Dallas, 750:Irving, 782:San Antonio, 787:Austin, 761:Fort Worth, 331:Miami, 328:Orlando, 336:Tampa, 322:Jacksonville, 191:Philadelphia, 152:Pittsburgh, 850:Phoenix, 857:Tucson, 802:Denver, 981:Seattle, 972:Portland, 891:Las Vegas, 482:Detroit, 432:Columbus, 441:Cleveland, 452:Cincinnati, 462:Indianapolis, 372:Nashville, 381:Memphis, 282:Charlotte, 276:Raleigh, 294:Charleston, 292:Columbia, 212:Baltimore, 200:Washington, 232:Richmond, 235:Norfolk, 021:Boston, 071:Newark, 073:Jersey City, 061:Hartford, 701:New Orleans, 708:Baton Rouge, 352:Birmingham, 361:Montgomery, 366:Mobile, 392:Jackson, 722:Little Rock, 631:Saint Louis, 641:Kansas City, 554:Minneapolis, 532:Milwaukee, 402:Louisville, 731:Oklahoma City, 841:Salt Lake City, 995:Anchorage, 968:Honolulu, 871:Albuquerque, 681:Omaha, 503:Des Moines, 837:Boise, 029:Providence, 198:Wilmington, 009:San Juan';

export const cityByPrefix: ReadonlyMap<string, string> = new Map(
  cities.split(', ').map((row) => [row.slice(0, 3), row.slice(4).toUpperCase()] as const),
);

/** Common street names, for correcting typos. */
export const streetNames: readonly string[] =
  'PEACHTREE MAGNOLIA CHESTNUT SYCAMORE JUNIPER HICKORY DOGWOOD LAUREL LINCOLN WASHINGTON JEFFERSON MADISON FRANKLIN JACKSON HIGHLAND LAKEVIEW RIVERSIDE SUNSET CHURCH SPRING VALLEY PROSPECT MEADOW ORCHARD FOREST CYPRESS PALMETTO HAWTHORN LINDEN WALNUT WILLOW BROADWAY PARKRIDGE MICHIGAN FLATBUSH LEXINGTON HOLLYWOOD WILSHIRE CRENSHAW COLLINS BISCAYNE'.split(
    ' ',
  );
