import { readForm } from '#api/read-form.ts';
import { notifyMe } from '#areas/catalog/calls.ts';
import { requestRestockNotice } from '#areas/catalog/services/restock.server.ts';
import { type FormProblem, formAction } from '#platform/load.server.ts';
import { notifyTexts } from './notify-texts.ts';

export type NotifyResult = FormProblem | { readonly isNoted: true };

/** The back-in-stock form; refusals are shown in it. */
export const action = formAction(
  async ({ app, caller, form }) => {
    const { sku_id: skuId, email } = readForm(form, notifyMe.input);
    await requestRestockNotice(app, caller, { skuId, email });
    return { isNoted: true as const };
  },
  { labels: { email: notifyTexts.email } },
);
