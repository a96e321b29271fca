import { useRouteLoaderData } from 'react-router';
import type { Site } from './meta.ts';

/** The shop's name is data: the root's loader brings it. */
export const useShopName = (): string => useRouteLoaderData<{ readonly site: Site }>('root')?.site.shopName ?? '';
