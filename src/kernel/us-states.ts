/** The fifty states by their postal abbreviations: the one list of the shop. */
export const usStates: readonly string[] =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** Where parcels go under a US post code without being one of the fifty: the capital, the territories, the forces abroad. */
export const usOtherRegions: readonly string[] = 'DC PR VI GU AS MP AA AE AP'.split(' ');

export const usRegions: readonly string[] = [...usStates, ...usOtherRegions];
