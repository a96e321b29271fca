import { useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { type CheckedPriceLine, checkPriceLines, countLineStates } from '#areas/vendor-prices/rules/dry-run.ts';
import { units } from '#areas/vendor-prices/rules/spec.ts';
import { translateTradeTerm } from '#kernel/trade-words.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useLocale, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { ButtonLink, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { EffectNote } from '../parts/vendor-effect.tsx';
import type { Route } from './+types/page';
import { EntryCheckResult } from './entry-check-result.tsx';
import { gridOf, linesOfGrid } from './grid.ts';
import type { VendorPriceEntryData } from './load.server.ts';
import { EntryMatrix } from './matrix.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, vendorPriceTexts.entryTitle, vendorPriceTexts.description);
export const handle: OfficeHandle = { keys: [{ keys: ['Ctrl', 'V'], says: vendorPriceTexts.keyPaste }] };

export default function VendorEntryPage({ loaderData: entry, actionData }: Route.ComponentProps) {
  const say = useTexts(vendorPriceTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const back = <ButtonLink to={href('office-vendor-prices')}>{say('back')}</ButtonLink>;
  if (!entry.vendor)
    return (
      <>
        <PageHead title={say('entryTitle')} actions={back} />
        <Empty
          title={say('emptyTitle')}
          text={say('vendorsSub')}
          action={<ButtonLink to={href('office-vendors')}>{say('newVendor')}</ButtonLink>}
        />
      </>
    );
  return (
    <>
      <PageHead title={say('entryTitle')} sub={say('entrySub')} actions={back} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      <EntryForm key={`${entry.vendor.id} ${entry.kind} ${JSON.stringify(entry.now)}`} entry={entry} answer={answerIn(actionData)} />
    </>
  );
}

type Answer = { judged: readonly CheckedPriceLine[]; effect: Parameters<typeof EffectNote>[0]['effect'] };
const answerIn = (data: unknown): Answer | null =>
  typeof data === 'object' && data !== null && 'judged' in data ? (data as Answer) : null;

/** Common fields on top, the matrix below; each cell's effect is shown while typing, and checked by the server. */
function EntryForm({ entry, answer: given }: { entry: VendorPriceEntryData; answer: Answer | null }) {
  const say = useTexts(vendorPriceTexts);
  const { language } = useLocale();
  const busy = useNavigation().formData?.get('intent');
  const [{ rows, lengths }, setGrid] = useState(() => gridOf(entry.now, language));
  const [facts, setFacts] = useState({
    currency: entry.vendor?.currency ?? 'USD',
    unit: entry.now[0]?.unit ?? '100g',
    min: String(entry.now[0]?.minQuantity ?? 1),
  });
  const [hasSheet, setSheet] = useState(false);
  // The server's answer is valid until the next change.
  const [old, setOld] = useState<Answer | null>(null);
  const answer = given === old ? null : given;
  const write = (next: { rows: typeof rows; lengths: typeof lengths }) => {
    setOld(given);
    setGrid(next);
  };
  const bring = () => {
    setOld(given);
    setSheet(true);
  };
  const common = {
    productKind: entry.kind,
    unit: facts.unit,
    minQuantity: Number(facts.min) || 1,
    ...{ origin: '', grade: '', texture: '', colour: '', lace: '' },
  };
  const live = checkPriceLines(linesOfGrid(rows, common), entry.now, facts.currency, entry.risePercent * 100);
  const counts = countLineStates(answer ? answer.judged : live);
  const own = countLineStates(live);
  const isNothing = !hasSheet && own.change + own.rise + own.new + own.odd + own.wrong === 0;
  return (
    <Form method="post" className="stack" encType="multipart/form-data">
      <Facts entry={entry} facts={facts} onChange={setFacts} />
      <EntryMatrix rows={rows} lengths={lengths} checkedLines={live} onChange={write} />
      <div className="vendor-below">
        <Card title={say('sheet')}>
          <div className="stack">
            <p className="muted">{say('sheetNote')}</p>
            <TextArea label={say('paste')} name="sheet" rows={5} spellCheck={false} onChange={bring} />
            <TextInput label={say('file')} name="file" type="file" accept=".csv,.tsv,.txt,.xlsx,text/csv" onChange={bring} />
          </div>
        </Card>
        <Card title={say('effect')}>
          <EffectNote effect={answer?.effect ?? null} />
        </Card>
      </div>
      <EntryCheckResult lines={answer ? answer.judged : live} rows={rows} onUse={(next) => write({ rows: next, lengths })} />
      <div className="row vendor-foot">
        <span className="muted">
          {say('summary', { change: counts.change, rise: counts.rise, percent: entry.risePercent, fresh: counts.new, same: counts.same })}
        </span>
        {counts.odd > 0 && <Checkbox name="odd_is_meant" value="1" label={say('oddMeant')} />}
        <span className="row push">
          {isNothing && <small className="muted">{say('nothingDiffers')}</small>}
          <SubmitButton kind="quiet" name="intent" value="look" busy={busy === 'look'} disabled={isNothing}>
            {say('dryRun')}
          </SubmitButton>
          <SubmitButton name="intent" value="save" busy={busy === 'save'} disabled={isNothing}>
            {say('save')}
          </SubmitButton>
        </span>
      </div>
    </Form>
  );
}

type FactsState = { currency: string; unit: VendorPriceEntryData['now'][number]['unit']; min: string };

function Facts({ entry, facts, onChange }: { entry: VendorPriceEntryData; facts: FactsState; onChange: (next: FactsState) => void }) {
  const say = useTexts(vendorPriceTexts);
  const { language } = useLocale();
  const submit = useSubmit();
  /** Another vendor or kind loads its current prices. */
  const changeQuery = (change: Record<string, string>) =>
    void submit({ vendor: String(entry.vendor?.id ?? ''), kind: entry.kind, ...change }, { preventScrollReset: true });
  return (
    <Card title={say('facts')}>
      <div className="vendor-facts">
        <Select
          label={say('vendor')}
          name="vendor_id"
          defaultValue={entry.vendor?.id}
          onChange={(event) => changeQuery({ vendor: event.currentTarget.value, kind: '' })}
        >
          {entry.vendors.map((vendor) => (
            <option key={vendor.id} value={vendor.id}>
              {vendor.name}
            </option>
          ))}
        </Select>
        <Select
          label={say('kind')}
          name="product_kind"
          defaultValue={entry.kind}
          onChange={(event) => changeQuery({ kind: event.currentTarget.value })}
        >
          {entry.kinds.map((kind) => (
            <option key={kind} value={kind}>
              {translateTradeTerm(kind, language)}
            </option>
          ))}
        </Select>
        <Select
          label={say('unit')}
          name="unit"
          value={facts.unit}
          onChange={(event) => onChange({ ...facts, unit: units.find((unit) => unit === event.currentTarget.value) ?? '100g' })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {say(unit)}
            </option>
          ))}
        </Select>
        <TextInput
          label={say('minQuantity')}
          name="min_quantity"
          inputMode="numeric"
          value={facts.min}
          onChange={(event) => onChange({ ...facts, min: event.currentTarget.value })}
        />
        <TextInput
          label={say('currency')}
          name="currency"
          maxLength={3}
          value={facts.currency}
          onChange={(event) => onChange({ ...facts, currency: event.currentTarget.value.toUpperCase() })}
        />
        <TextInput label={say('rate')} name="rate" inputMode="decimal" defaultValue={entry.vendor?.rate} required />
        <TextInput label={say('validFrom')} name="valid_from" type="date" defaultValue={entry.today} required />
        <TextInput label={say('note')} name="note" placeholder={say('noteHint')} maxLength={300} />
      </div>
    </Card>
  );
}
