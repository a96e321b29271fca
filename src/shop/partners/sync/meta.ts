export { meta } from '#shop/reading/article/meta.ts';
