import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaggeredHydration } from './staggered-hydration.tsx';

const parts = (
  <StaggeredHydration>
    <p>one</p>
    {false}
    {['two', 'three'].map((word) => (
      <p key={word}>{word}</p>
    ))}
  </StaggeredHydration>
);

test('parts stand in their order, with nothing around them', () => {
  expect(renderToStaticMarkup(parts)).toBe('<p>one</p><p>two</p><p>three</p>');
});

test('each part lies in the one before, so that it wakes up after it; one that is not there keeps its place', () => {
  expect(renderToString(parts)).toBe(
    '<!--$--><p>one</p><!--$--><!--$--><p>two</p><!--$--><p>three</p><!--/$--><!--/$--><!--/$--><!--/$-->',
  );
});
