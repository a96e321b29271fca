import { Link, useFetcher } from 'react-router';
import { plainAmount } from '#kernel/money.ts';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { priceRoles } from '#site/page.ts';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PlannedBadge } from '../parts/planned-badge.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';
import type { action, OpenProduct, ProductPageData } from './load.server.ts';

type VariantsProps = { product: OpenProduct; properties: ProductPageData['properties'] };

/** Existing SKUs, and the generator of more. */
export function ProductVariants({ product, properties }: VariantsProps) {
  const mayPrice = usePermissions().act(priceRoles);
  return (
    <div className="goods-form">
      <SkuTable product={product} seesCost={mayPrice} />
      {mayPrice && <VariantForm product={product} properties={properties} />}
    </div>
  );
}

function SkuTable({ product: { group, skus }, seesCost }: { product: OpenProduct; seesCost: boolean }) {
  const say = useTexts(productOfficeTexts);
  const href = useHref();
  const toPrices = `${href('office-sku-prices')}?group=${group.id}`;
  return (
    <Card
      title={say('variants')}
      note={String(skus.length)}
      aside={
        seesCost && (
          <Link className="btn btn-small" to={toPrices}>
            {say('prices')}
          </Link>
        )
      }
      flush
    >
      {skus.length === 0 ? (
        <p className="muted goods-pad">{say('noSkus')}</p>
      ) : (
        <div className="scroll goods-tall">
          <table className="grid-table is-tight">
            <thead>
              <tr>
                <th scope="col">{say('code')}</th>
                <th scope="col">{say('choice')}</th>
                {(['price', ...(seesCost ? (['cost'] as const) : []), 'grams', 'stock'] as const).map((name) => (
                  <th key={name} scope="col" className="num">
                    {say(name)}
                  </th>
                ))}
                <th scope="col">{say('shelf')}</th>
              </tr>
            </thead>
            <tbody>
              {skus.map((sku) => (
                <tr key={sku.id} className={sku.isHidden ? 'is-off' : undefined}>
                  <th scope="row" className="id">
                    {sku.code} {sku.isHidden && <Badge tone="line">{say('isHidden')}</Badge>} <PlannedBadge planned={sku.planned} />
                  </th>
                  <td>{sku.choice}</td>
                  <td className="num">{sku.pays}</td>
                  {seesCost && <td className="num">{sku.cost || say('none')}</td>}
                  <td className="num">{sku.grams}</td>
                  <td className="num">{sku.stock}</td>
                  <td>{sku.shelf}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function VariantForm({ product: { group, values, skus }, properties }: VariantsProps) {
  const say = useTexts(productOfficeTexts);
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data;
  useSuccessToast(answer);
  const found = answer && 'variants' in answer ? answer.variants : null;
  const fresh = found?.filter(({ isThere }) => !isThere) ?? [];
  const keys = [...new Set([...group.optionKeys, ...values.map(({ key }) => key)])].filter((key) =>
    values.some((value) => value.key === key),
  );
  return (
    <Card title={say('make')} note={say('makeNote')}>
      <fetcher.Form method="post" className="stack">
        {keys.map((key) => (
          <details key={key} open={group.optionKeys.includes(key)} className="goods-values">
            <summary>{properties.find((property) => property.key === key)?.name ?? key}</summary>
            <div className="goods-ticks">
              {values
                .filter((value) => value.key === key)
                .map((value) => (
                  <label key={value.id} className="check">
                    <input type="checkbox" name="values" value={value.id} /> {value.name}
                  </label>
                ))}
            </div>
          </details>
        ))}
        <div className="form-grid">
          <TextInput
            span="full-row"
            label={say('codeStart')}
            name="codeStart"
            defaultValue={skus[0]?.code.split('-').slice(0, 2).join('-') ?? ''}
            maxLength={30}
            required
          />
          <TextInput
            span="half"
            label={say('basePrice')}
            name="price"
            inputMode="decimal"
            defaultValue={skus[0]?.list ?? '100.00'}
            required
          />
          <TextInput span="half" label={say('perInch')} name="perInch" inputMode="decimal" defaultValue="0" />
          <TextInput span="half" label={say('baseGrams')} name="grams" inputMode="numeric" defaultValue={skus[0]?.grams ?? 100} />
          <TextInput span="half" label={say('gramsPerInch')} name="gramsPerInch" inputMode="numeric" defaultValue="0" />
          <TextInput span="full-row" label={say('costShare')} name="costShare" inputMode="numeric" defaultValue="0" />
        </div>
        <span className="row">
          <SubmitButton name="intent" value="variants-look" busy={fetcher.state !== 'idle'}>
            {say('look')}
          </SubmitButton>
          {fresh.length > 0 && (
            <SubmitButton kind="primary" name="intent" value="variants-make" busy={fetcher.state !== 'idle'}>
              {say('makeCount', { count: fresh.length })}
            </SubmitButton>
          )}
        </span>
        {answer && 'problem' in answer && <Notice tone="err">{answer.problem}</Notice>}
        {found && (
          <>
            <p className="muted">{say('wouldMake', { count: fresh.length, there: found.length - fresh.length })}</p>
            <div className="scroll goods-tall">
              <table className="grid-table is-tight">
                <tbody>
                  {found.slice(0, 200).map((variant) => (
                    <tr key={variant.slug} className={variant.isThere ? 'is-off' : undefined}>
                      <th scope="row" className="id">
                        {variant.code}
                      </th>
                      <td className="num">{plainAmount(variant.priceCents)}</td>
                      <td className="num">{variant.weightGrams} g</td>
                      <td>{variant.isThere && say('isThere')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </fetcher.Form>
    </Card>
  );
}
