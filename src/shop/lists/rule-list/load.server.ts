import { z } from 'zod';
import { email } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { readList } from '#areas/catalog/rules/filters.ts';
import { isRuleList, type RuleListName } from '#areas/catalog/rules/rule-lists.ts';
import { ruleListOf } from '#areas/catalog/services/rule-lists.server.ts';
import { multilineText } from '#areas/inquiries/calls/fields.ts';
import { maxSuggestionLength, submitSuggestion } from '#areas/inquiries/services/suggestions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { formAction, load } from '#platform/load.server.ts';
import { pageAt } from '#site/match.ts';

function nameAt(path: string): RuleListName {
  const name = pageAt(path)?.name ?? '';
  if (!isRuleList(name)) throw new DomainError('productNotExist');
  return name;
}

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('goods', 'categories');
  return ruleListOf(app, caller.language, {
    name: nameAt(url.pathname),
    isBandOnly: url.searchParams.get('band') === 'only',
    query: readList(url.searchParams),
  });
});

const suggestion = z.object({ message: multilineText(maxSuggestionLength), email });

/** Suggestions from an empty price band. */
export const action = formAction(async ({ app, caller, url, form }) => {
  const pagePath = url.pathname.replace(/\.data$/, '').slice(0, 200);
  await submitSuggestion(app, caller, { ...readForm(form, suggestion), pagePath });
  return { isWished: true as const };
});
