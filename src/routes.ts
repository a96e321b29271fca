import type { RouteConfig } from '@react-router/dev/routes';
import { expand } from './site/expand.ts';
import { officePages, shopPages } from './site/pages.ts';

export default [
  expand(shopPages, 'desktop', 'desktop'),
  expand(shopPages, 'mobile', 'mobile'),
  expand(officePages, 'desktop', 'office'),
] satisfies RouteConfig;
