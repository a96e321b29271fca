import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#site/locale.tsx';
import { variantOf } from '#site/variant.ts';
import { useLoginHref } from './return-path.ts';

function Shown() {
  return <p>{decodeURIComponent(useLoginHref())}</p>;
}

test.each([
  ['/custom-request?number=C-261112-001', '/user/login?back=/custom-request?number=C-261112-001'],
  ['/m/service-case?number=S-261112-001', '/m/user/login?back=/m/service-case?number=S-261112-001'],
  ['/sync-prouduct-to-other-platform', '/user/login?back=/sync-prouduct-to-other-platform'],
])('the login on %s leads back to it', (address, login) => {
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <LocaleProvider language="en" variant={variantOf(address)}>
        <Shown />
      </LocaleProvider>
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(page)).toBe(`<p>${login}</p>`);
});
