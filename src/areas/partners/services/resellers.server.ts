import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { decrypt, encrypt } from '#platform/encryption.server.ts';
import { isShopHost, type OtherShop } from '#providers/shops/shop.ts';
import type { Role } from '#site/page.ts';
import { type Markup, priceEndings } from '../rules/resale.ts';
import { defaultSyncChoice, type SyncChoice } from '../rules/sync-choice.ts';
import { partnerOf } from '../store/partners.server.ts';
import * as store from '../store/sync.server.ts';

export const syncRoles: readonly Role[] = ['owner', 'manager'];
const tokenPurpose = 'token of another shop';

/** Who may have product data: staff for our own shop, and approved resellers for theirs. */
export type Reseller =
  | {
      readonly kind: 'staff';
      readonly id: number;
      readonly partnerId: null;
      readonly website: '';
      readonly name: '';
      readonly markup: Markup;
    }
  | {
      readonly kind: 'shopper';
      readonly id: number;
      readonly partnerId: number;
      readonly website: string;
      readonly name: string;
      /** The markup saved with the account. */
      readonly markup: Markup;
    };

export async function resellerOf(app: App, caller: Caller): Promise<Reseller | null> {
  if (caller.staff?.roles.some((role) => syncRoles.includes(role)))
    return { kind: 'staff', id: caller.staff.id, partnerId: null, website: '', name: '', markup: defaultSyncChoice };
  const partner = caller.shopperId === null ? null : await partnerOf(app.db, caller.shopperId);
  // An affiliate refers friends and resells nothing.
  if (caller.shopperId === null || partner?.status !== 'approved' || partner.kind === 'affiliate') return null;
  const { id: partnerId, website, businessName: name, markupBp, plusCents, roundTo } = partner;
  return { kind: 'shopper', id: caller.shopperId, partnerId, website, name, markup: { markupBp, plusCents, roundTo } };
}

/** Why the caller has no access: guest, applicant, or refused. */
export async function describeResellerAccess(app: App, caller: Caller) {
  const partner = caller.shopperId === null ? null : await partnerOf(app.db, caller.shopperId);
  return { isSignedIn: caller.shopperId !== null, status: partner?.status ?? null };
}

export async function requireReseller(app: App, caller: Caller): Promise<Reseller> {
  const reseller = await resellerOf(app, caller);
  if (reseller) return reseller;
  throw new DomainError(
    caller.shopperId === null && !caller.staff ? 'userNotLogin' : caller.staff && caller.shopperId === null ? 'forbidden' : 'notPartner',
  );
}

/** The reseller's target shop; our own is configured. */
export async function fetchTargetShop(app: App, { partnerId }: Pick<Reseller, 'partnerId'>): Promise<store.ShopRow | null> {
  const stored = await store.shopOf(app.db, { partnerId, platform: 'shopify' }, true);
  if (partnerId !== null || stored?.host === app.ports.shops.own || app.ports.shops.own === null) return stored;
  if (stored) await store.updateShop(app.db, stored.id, { revokedAt: app.now() });
  return store.insertShop(app.db, { partnerId: null, platform: 'shopify', host: app.ports.shops.own, createdAt: app.now() });
}

/** The token is stored encrypted; our own comes from the configuration. */
export function openShop(app: App, row: store.ShopRow): OtherShop {
  const token = row.partnerId === null ? null : decrypt(app.secret, tokenPurpose, row.accessToken);
  if (row.partnerId !== null && typeof token !== 'string') throw new DomainError('shopNotConnected');
  return app.ports.shops.open({ host: row.host ?? '', token: typeof token === 'string' ? token : null });
}

export async function connectShop(app: App, caller: Caller, typed: { readonly host: string; readonly token: string }): Promise<void> {
  const reseller = await requireReseller(app, caller);
  if (reseller.partnerId === null) throw new DomainError('forbidden');
  const host = typed.host
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  if (!isShopHost(host)) throw new DomainError('shopHostBad', { field: 'host' });
  if (!/^[\x21-\x7e]{8,200}$/.test(typed.token)) throw new DomainError('badValue', { field: 'token' });
  const accessToken = encrypt(app.secret, tokenPurpose, typed.token);
  const { partnerId } = reseller;
  await transact(app, async (inside) => {
    const old = await store.shopOf(inside.db, { partnerId, platform: 'shopify' }, true);
    if (old?.host === host) await store.updateShop(inside.db, old.id, { accessToken });
    else {
      if (old) await store.updateShop(inside.db, old.id, { revokedAt: app.now() });
      const made = await store.insertShop(inside.db, { partnerId, platform: 'shopify', host, accessToken, createdAt: app.now() });
      if (!made) throw new DomainError('shopTaken', { field: 'host' });
    }
    await audit(inside, caller, {
      action: 'shop.connect',
      subject: ['partner', partnerId],
      before: { host: old?.host ?? null },
      after: { host },
    });
  });
}

/** The last choice, or everything at the account's markup. */
export function savedSyncChoice(
  row: store.ShopRow | null,
  { markup: { markupBp, plusCents, roundTo } }: Pick<Reseller, 'markup'>,
): SyncChoice {
  const { pictures, brand, isDraft } = (row?.settings ?? {}) as Partial<SyncChoice>;
  const isChosen = isDraft !== undefined;
  if (!row || !isChosen)
    return { ...defaultSyncChoice, markupBp, plusCents, roundTo, language: row?.language ?? defaultSyncChoice.language };
  return {
    ...defaultSyncChoice,
    categories: row.categorySlugs,
    markupBp: row.markupBp,
    plusCents: row.plusCents,
    roundTo: priceEndings.find((one) => one === row.roundTo) ?? 'none',
    language: row.language,
    pictures: pictures ?? defaultSyncChoice.pictures,
    brand: brand ?? '',
    isDraft,
  };
}

export const saveSyncChoice = (app: App, shopId: number, choice: SyncChoice) =>
  store.updateShop(app.db, shopId, {
    ...{ categorySlugs: [...choice.categories], markupBp: choice.markupBp, plusCents: choice.plusCents, roundTo: choice.roundTo },
    ...{ language: choice.language, settings: { pictures: choice.pictures, brand: choice.brand, isDraft: choice.isDraft } },
  });
