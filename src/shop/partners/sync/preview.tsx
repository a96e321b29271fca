import type { SyncPreview } from '#areas/partners/services/sync-runs.server.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Table } from '#ui/table.tsx';
import { syncPageTexts } from './texts.ts';

export function SyncPreviewTable({ preview }: { preview: SyncPreview }) {
  const say = useTexts(syncPageTexts);
  const { variant } = useLocale();
  if (preview.products.length === 0) return <Notice>{say('previewNone')}</Notice>;
  const title = say('previewTitle', { count: preview.products.length, total: grouped(preview.total) });
  return (
    <section className="sync-preview" aria-labelledby="sync-preview">
      <h3 id="sync-preview">{title}</h3>
      {variant === 'mobile' ? <PreviewCards products={preview.products} /> : <PreviewRows title={title} products={preview.products} />}
      {preview.reductions.length > 0 && (
        <>
          <p className="field-label">{say('splitNote')}</p>
          <ul className="sync-notes">
            {preview.reductions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Products = SyncPreview['products'];
const priceSpan = (from: number, to: number): string =>
  from === to ? dollars(cents(from)) : `${dollars(cents(from))} – ${dollars(cents(to))}`;

function PreviewRows({ title, products }: { title: string; products: Products }) {
  const say = useTexts(syncPageTexts);
  return (
    <Table caption={title} plain>
      <thead>
        <tr>
          <th scope="col">{say('product')}</th>
          <th scope="col">{say('choices')}</th>
          <th scope="col" className="align-right">
            {say('variants')}
          </th>
          <th scope="col" className="align-right">
            {say('stock')}
          </th>
          <th scope="col" className="align-right">
            {say('prices')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.handle}>
            <th scope="row">
              <Name product={product} />
            </th>
            <td>{product.options.join(' · ') || '–'}</td>
            <td className="align-right">{product.count}</td>
            <td className="align-right">{product.stock}</td>
            <td className="align-right">{priceSpan(product.fromCents, product.toCents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PreviewCards({ products }: { products: Products }) {
  const say = useTexts(syncPageTexts);
  return (
    <ul className="sync-cards">
      {products.map((product) => (
        <li key={product.handle}>
          <Name product={product} />
          <span className="meta">
            {[...product.options, `${say('variants')} ${product.count}`, `${say('stock')} ${product.stock}`].join(' · ')}
          </span>
          <b className="num">{priceSpan(product.fromCents, product.toCents)}</b>
        </li>
      ))}
    </ul>
  );
}

const Name = ({ product }: { product: Products[number] }) => (
  <span className="sync-name">
    {product.picture && <img src={product.picture} alt="" width="48" height="60" loading="lazy" />}
    <span>
      {product.title}
      <small>{`${product.vendor} · ${product.code}`}</small>
    </span>
  </span>
);
