import { useEffect, useState } from 'react';
import { readStored } from '#site/storage.ts';

/** Where to go after the login: the address named in the link, else the one the browser remembers. The server checks it. */
export function BackField({ given }: { given: string }) {
  const [back, setBack] = useState(given);
  useEffect(() => setBack(given || (readStored('lastVisited') ?? '')), [given]);
  return <input type="hidden" name="back" value={back} />;
}
