export { meta } from '../article/meta.ts';
