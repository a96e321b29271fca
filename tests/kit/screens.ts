/** CI runs every journey on both screens; by hand each file takes one of them. */
export const walkedOn = <Screen extends { readonly phone: boolean }>(
  screens: readonly Screen[],
  byHand: 'desktop' | 'phone',
): readonly Screen[] => (process.env.CI === 'true' ? screens : screens.filter(({ phone }) => phone === (byHand === 'phone')));

/** Both languages share their markup: desktop is checked in English and phone in Chinese; TOUR=whole checks both on each. */
export const examinedIn = (phone: boolean): readonly ('en' | 'zh')[] =>
  process.env.TOUR === 'whole' ? ['en', 'zh'] : [phone ? 'zh' : 'en'];
