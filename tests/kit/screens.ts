/** CI walks every journey on both screens; by hand each file takes one of them, so that the whole stays a matter of minutes. */
export const walkedOn = <Screen extends { readonly phone: boolean }>(
  screens: readonly Screen[],
  byHand: 'desktop' | 'phone',
): readonly Screen[] => (process.env.CI === 'true' ? screens : screens.filter(({ phone }) => phone === (byHand === 'phone')));

/** Both languages share their markup: a page is examined in English at a desk and in Chinese on a phone; TOUR=whole sees both on each. */
export const examinedIn = (phone: boolean): readonly ('en' | 'zh')[] =>
  process.env.TOUR === 'whole' ? ['en', 'zh'] : [phone ? 'zh' : 'en'];
