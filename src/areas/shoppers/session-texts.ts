import { texts } from '#kernel/texts.ts';

/** A session: device and location. */
export const sessionTexts = texts({
  browserOnSystem: { en: '{browser} on {system}', zh: '{system} 上的 {browser}' },
  onlyBrowser: { en: '{browser}', zh: '{browser}' },
  onlySystem: { en: 'Browser on {system}', zh: '{system} 上的浏览器' },
  unknownDevice: { en: 'Unknown device', zh: '未识别的设备' },
  weChat: { en: 'WeChat', zh: '微信' },
  placeIn: { en: '{city}, {country}', zh: '{country} {city}' },
});
