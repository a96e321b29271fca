import { useEffect, useState } from 'react';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { useTexts } from '#site/locale.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { productTexts } from './texts.ts';

const loadWishListModule = () => import('#shop/cart/parts/wish-list.ts');

/** Its code loads when clicked; for members earlier, to show the current state. */
export function WishListButton({ skuId }: { skuId: number }) {
  const say = useTexts(productTexts);
  const [savedSkuId, setSavedSkuId] = useState<number | null>(null);
  useEffect(() => {
    if (mayBeLoggedIn()) void loadWishListModule().then(async ({ isOnWishList }) => (await isOnWishList(skuId)) && setSavedSkuId(skuId));
  }, [skuId]);
  const isSaved = savedSkuId === skuId;
  const press = async () => {
    const { setOnWishList } = await loadWishListModule();
    if (await setOnWishList(skuId, !isSaved)) setSavedSkuId(isSaved ? null : skuId);
  };
  return (
    <button type="button" className="link needs-script" aria-pressed={isSaved} onClick={() => void press()}>
      <HeartIcon size={18} fill={isSaved ? 'currentColor' : 'none'} /> {say('wish')}
    </button>
  );
}
