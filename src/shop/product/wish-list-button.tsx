import { useEffect, useState } from 'react';
import { mayBeLoggedIn } from '#shop/account/parts/member.ts';
import { useTexts } from '#site/locale.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { productTexts } from './texts.ts';

const wishes = () => import('#shop/cart/parts/wish-list.ts');

/** Its code loads when clicked; for members earlier, to show the current state. */
export function WishListButton({ skuId }: { skuId: number }) {
  const say = useTexts(productTexts);
  const [wished, setWished] = useState<number | null>(null);
  useEffect(() => {
    if (mayBeLoggedIn()) void wishes().then(async ({ isOnWishList }) => (await isOnWishList(skuId)) && setWished(skuId));
  }, [skuId]);
  const isWished = wished === skuId;
  const press = async () => {
    const { setOnWishList } = await wishes();
    if (await setOnWishList(skuId, !isWished)) setWished(isWished ? null : skuId);
  };
  return (
    <button type="button" className="link needs-script" aria-pressed={isWished} onClick={() => void press()}>
      <HeartIcon size={18} fill={isWished ? 'currentColor' : 'none'} /> {say('wish')}
    </button>
  );
}
