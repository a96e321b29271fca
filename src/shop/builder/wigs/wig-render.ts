import { likenessOf } from '#areas/builder/rules/picture-files.ts';
import type { RenderFor } from '../parts/questions.tsx';

export const wigRender: RenderFor = (texture) => likenessOf('wig', texture).geometry;
