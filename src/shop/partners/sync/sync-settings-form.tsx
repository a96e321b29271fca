import { priceEndings } from '#areas/partners/rules/resale.ts';
import { pictureChoices } from '#areas/partners/rules/sync-choice.ts';
import { type SyncFile, syncFilePath } from '#areas/partners/rules/sync-files.ts';
import { plainAmount } from '#kernel/money.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { ConnectShopForm } from './connect.tsx';
import type { SyncPageData } from './load.server.ts';
import { SyncPreviewTable } from './preview.tsx';
import { SyncRuns } from './runs.tsx';
import { syncPageTexts } from './texts.ts';

type ActionResult = { readonly done?: string; readonly problem?: string; readonly field?: string | null } | undefined;

const files: readonly (readonly [SyncFile, 'shopifyFile' | 'wooFile' | 'googleFile' | 'jsonFile' | 'olderFile'])[] = [
  ['shopify.csv', 'shopifyFile'],
  ['woocommerce.csv', 'wooFile'],
  ['google.xml', 'googleFile'],
  ['products.json', 'jsonFile'],
  ['shopify-older.csv', 'olderFile'],
];

/** One form with buttons to preview, download or send. Works without script. */
export function SyncSettingsForm({ tool, result }: { tool: SyncPageData; result: ActionResult }) {
  const say = useTexts(syncPageTexts);
  const href = useHref();
  const here = href('sync-product');
  return (
    <Panel title={say('deskTitle')} className="sync-columns no-print">
      <p>{say('deskLead')}</p>
      {tool.isStaff && <p className="meta">{say('forStaff')}</p>}
      {result?.problem && <Notice tone="err">{result.problem}</Notice>}
      {result?.done && <Notice tone="ok">{result.done}</Notice>}
      <form method="get" action={here} className="sync-form">
        <Choices tool={tool} />
        <p>
          <SubmitButton>{say('preview')}</SubmitButton>
        </p>
        {tool.preview && <SyncPreviewTable preview={tool.preview} />}
        <div className="sync-ways">
          <section aria-labelledby="sync-files">
            <h3 id="sync-files">{say('files')}</h3>
            <Select label={say('holds')} name="part" defaultValue="all" help={say('filesHelp')}>
              <option value="all">{say('wholeFile')}</option>
              <option value="prices">{say('pricesOnly')}</option>
            </Select>
            <div className="sync-buttons">
              {files.map(([name, label]) => (
                <Button key={name} type="submit" formAction={syncFilePath(name)}>
                  {say(label)}
                </Button>
              ))}
            </div>
          </section>
          <section aria-labelledby="sync-send">
            <h3 id="sync-send">{say('send')}</h3>
            {tool.isTest && <p className="meta">{say('testMode')}</p>}
            {tool.host && (
              <>
                <p>{say('sendTo', { host: tool.host })}</p>
                <div className="sync-buttons">
                  <SubmitButton formMethod="post" name="intent" value="send all">
                    {say('sendNow')}
                  </SubmitButton>
                  <Button type="submit" formMethod="post" name="intent" value="send prices">
                    {say('sendPrices')}
                  </Button>
                  <Button type="submit" formMethod="post" name="intent" value="send stock">
                    {say('sendStock')}
                  </Button>
                </div>
              </>
            )}
          </section>
        </div>
      </form>
      {!tool.isStaff && <ConnectShopForm host={tool.host} result={result} />}
      <SyncRuns tool={tool} />
    </Panel>
  );
}

function Choices({ tool: { choice, kinds } }: { tool: SyncPageData }) {
  const say = useTexts(syncPageTexts);
  return (
    <>
      <fieldset>
        <legend className="field-label">{say('what')}</legend>
        <div className="sync-kinds">
          {kinds.map(({ slug, name }) => (
            <Checkbox key={slug} name="category" value={slug} label={name} defaultChecked={choice.categories.includes(slug)} />
          ))}
        </div>
        <p className="help">{say('whatHelp')}</p>
      </fieldset>
      <fieldset>
        <legend className="field-label">{say('price')}</legend>
        <div className="form-grid">
          <TextInput
            span="third"
            label={say('percent')}
            name="percent"
            inputMode="decimal"
            pattern="\d{1,3}(\.\d{1,2})?"
            defaultValue={String(choice.markupBp / 100)}
          />
          <TextInput
            span="third"
            label={say('plus')}
            name="plus"
            inputMode="decimal"
            pattern="\$?[\d,]{1,9}(\.\d{1,2})?"
            defaultValue={plainAmount(choice.plusCents)}
          />
          <Select span="third" label={say('ending')} name="ending" defaultValue={choice.roundTo}>
            {priceEndings.map((one) => (
              <option key={one} value={one}>
                {say(`ending${one}`)}
              </option>
            ))}
          </Select>
        </div>
      </fieldset>
      <fieldset>
        <legend className="field-label">{say('look')}</legend>
        <div className="form-grid">
          <Select span="third" label={say('language')} name="language" defaultValue={choice.language}>
            <option value="en">{say('en')}</option>
            <option value="zh">{say('zh')}</option>
          </Select>
          <Select span="third" label={say('pictures')} name="pictures" defaultValue={choice.pictures}>
            {pictureChoices.map((one) => (
              <option key={one} value={one}>
                {say(`pictures${one}`)}
              </option>
            ))}
          </Select>
          <Select span="third" label={say('show')} name="show" defaultValue={choice.isDraft ? 'draft' : 'now'}>
            <option value="draft">{say('showdraft')}</option>
            <option value="now">{say('shownow')}</option>
          </Select>
          <TextInput
            span="full-row"
            label={say('brand')}
            optional={say('optional')}
            help={say('brandHelp')}
            name="brand"
            maxLength={60}
            defaultValue={choice.brand}
          />
        </div>
      </fieldset>
    </>
  );
}
