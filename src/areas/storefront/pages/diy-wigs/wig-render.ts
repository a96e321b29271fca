import type { RenderFor } from '../../parts/build/questions.tsx';
import { likenessOf } from '../../rules/picture-files.ts';

export const wigRender: RenderFor = (texture) => likenessOf('wig', texture).geometry;
