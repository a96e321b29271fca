import { Link } from 'react-router';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import type { MatchReasons } from '#areas/custom/rules/matches.ts';
import { centimetres } from '#areas/custom/rules/measures.ts';
import type { TextureClass } from '#areas/custom/rules/picture/waves.ts';
import { pictureTexts } from '#areas/custom/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { type CartAdd, cartAddEventName } from '#site/storage.ts';
import { Badge } from '#ui/badge.tsx';
import { ProductTile } from '#ui/goods-card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

export type PhotoMatchData = {
  readonly photos: readonly string[];
  readonly taps: readonly string[];
  readonly requested: { readonly cap_size: string; readonly budget: string };
  readonly seen: {
    readonly shades: readonly { readonly code: string; readonly name: string; readonly swatch: string }[];
    readonly texture: TextureClass;
    readonly inches: number | null;
    readonly isCut: boolean;
    readonly sureness: 'high' | 'fair' | 'low';
    readonly percent: number;
  } | null;
  readonly matches: readonly { readonly percent: number; readonly reasons: MatchReasons; readonly snapshot: ProductSnapshot }[];
};

export function PhotoMatches({ found: { seen, matches } }: { found: PhotoMatchData }) {
  const say = useTexts(pictureTexts);
  if (!seen)
    return (
      <Notice tone="warn">
        <b>{say('unsureTitle')}.</b> {say('unsureText')}
      </Notice>
    );
  return (
    <>
      <section aria-labelledby="seen">
        <h2 id="seen">{say('seenTitle')}</h2>
        <RecognizedPhoto seen={seen} />
      </section>
      <section aria-labelledby="matches">
        <h2 id="matches">{say('matchesTitle')}</h2>
        {matches.length === 0 ? (
          <p className="space-above">{say('noMatches')}</p>
        ) : (
          <ul className="goods">
            {matches.map((match) => (
              <MatchCard key={match.snapshot.id} match={match} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function RecognizedPhoto({ seen }: { seen: NonNullable<PhotoMatchData['seen']> }) {
  const say = useTexts(pictureTexts);
  const [first, ...others] = seen.shades;
  const length = { inches: seen.inches ?? 0, cm: Math.round(centimetres(seen.inches ?? 0)) };
  return (
    <dl className="custom-photo">
      <div>
        <dt>{say('shade')}</dt>
        <dd className="custom-shade">
          {first && <Picture base={first.swatch} alt="" widths={[48, 96, 240]} sizes="40px" width={40} height={40} />}
          <span>
            <b>{first?.name}</b>
            {others.length > 0 && <span className="meta"> {`${say('or')} ${others.map(({ name }) => name).join(', ')}`}</span>}
          </span>
        </dd>
      </div>
      <div>
        <dt>{say('wave')}</dt>
        <dd>
          <b>{say(seen.texture)}</b>
        </dd>
      </div>
      <div>
        <dt>{say('length')}</dt>
        <dd>
          <b>{seen.inches === null ? say('notMeasured') : say(seen.isCut ? 'atLeast' : 'about', length)}</b>
        </dd>
      </div>
      <div>
        <dt>{say('sureness')}</dt>
        <dd>
          <b>{say(seen.sureness)}</b> <span className="meta num">{seen.percent}%</span>
        </dd>
      </div>
    </dl>
  );
}

function MatchCard({ match: { percent, reasons, snapshot } }: { match: PhotoMatchData['matches'][number] }) {
  const say = useTexts(pictureTexts);
  const here = useVariantPath();
  const picture = snapshot.picture;
  const add = () => {
    const detail: CartAdd = {
      line: { skuId: snapshot.id, quantity: 1, seenCents: snapshot.payableCents },
      picture: picture ? `${picture.base}-450.webp` : undefined,
    };
    window.dispatchEvent(new CustomEvent(cartAddEventName, { detail }));
  };
  return (
    <ProductTile
      to={here(snapshot.path)}
      name={snapshot.name}
      picture={picture && <Picture base={picture.base} widths={picture.widths} alt="" />}
      badge={<Badge tone="accent">{say('near', { percent })}</Badge>}
      add={
        reasons.isSoldOut ? undefined : (
          <button type="button" className="card-add needs-script" aria-label={say('add', { name: snapshot.name })} onClick={add}>
            <PlusIcon />
          </button>
        )
      }
      foot={
        <Link className="link" to={here(snapshot.path)} aria-label={`${say('see')}: ${snapshot.name}`}>
          {say('see')}
        </Link>
      }
    >
      <Price
        price={dollars(cents(snapshot.payableCents))}
        list={snapshot.listCents > snapshot.payableCents ? dollars(cents(snapshot.listCents)) : undefined}
        labels={{ price: '', was: '' }}
      />
      <div>
        <p className="meta">{snapshot.options.join(' · ')}</p>
        <MatchReasonList reasons={reasons} />
      </div>
    </ProductTile>
  );
}

function MatchReasonList({ reasons }: { reasons: MatchReasons }) {
  const say = useTexts(pictureTexts);
  const { longerInches: longer } = reasons;
  const length =
    longer === null ? null : longer === 0 ? say('sameLength') : say(longer > 0 ? 'longer' : 'shorter', { inches: Math.abs(longer) });
  return (
    <ul className="custom-reasons">
      <li className={`is-${reasons.colour}`}>{say(`colour_${reasons.colour}`)}</li>
      <li className={`is-${reasons.wave}`}>{say(`wave_${reasons.wave}`)}</li>
      {length && <li className={longer !== null && Math.abs(longer) <= 2 ? 'is-same' : 'is-near'}>{length}</li>}
      {reasons.isOverBudget && <li className="is-other">{say('overBudget')}</li>}
      {reasons.isSoldOut && <li className="is-other">{say('soldOut')}</li>}
    </ul>
  );
}
