import { texts } from '#kernel/texts.ts';

export const importCostTexts = texts({
  acceptBelowCost: { en: 'Also import rows priced below cost', zh: '同时导入售价低于成本的行' },
});
