import { useRouteLoaderData } from 'react-router';
import type { Site } from './meta.ts';

export const useShopName = (): string => useRouteLoaderData<{ readonly site: Site }>('root')?.site.shopName ?? '';
