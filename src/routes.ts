import type { RouteConfig } from '@react-router/dev/routes';
import { expand } from './site/expand.ts';
import { officePages } from './site/office-pages.ts';
import { shopPages } from './site/shop-pages.ts';

export default [
  expand(shopPages, 'desktop', 'desktop'),
  expand(shopPages, 'mobile', 'mobile'),
  expand(officePages, 'desktop', 'office'),
] satisfies RouteConfig;
