/** The fifty states by postal abbreviation: the one list of the shop. */
export const usStates: readonly string[] =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** US postal regions beyond the fifty states: the capital, territories, military. */
export const usOtherRegions: readonly string[] = 'DC PR VI GU AS MP AA AE AP'.split(' ');

export const usRegions: readonly string[] = [...usStates, ...usOtherRegions];
