/** CI walks every journey on both screens; by hand each file takes one of them, so that the whole stays a matter of minutes. */
export const walkedOn = <Screen extends { readonly phone: boolean }>(
  screens: readonly Screen[],
  byHand: 'desktop' | 'phone',
): readonly Screen[] => (process.env.CI === 'true' ? screens : screens.filter(({ phone }) => phone === (byHand === 'phone')));
