import { useLocation } from 'react-router';

export function usePanelHref() {
  const { pathname, search } = useLocation();
  return (skuId: number | null, older = 1): string => {
    const query = new URLSearchParams(search);
    for (const name of ['sku', 'older']) query.delete(name);
    if (skuId !== null) query.set('sku', String(skuId));
    if (older > 1) query.set('older', String(older));
    return pathname + (query.size > 0 ? `?${query}` : '');
  };
}
