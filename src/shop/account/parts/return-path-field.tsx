import { useEffect, useState } from 'react';
import { readStored } from '#site/storage.ts';

/** Where to go after login: the link's path, else the one the browser remembers. The server validates it. */
export function ReturnPathField({ given }: { given: string }) {
  const [back, setBack] = useState(given);
  useEffect(() => setBack(given || (readStored('lastVisited') ?? '')), [given]);
  return <input type="hidden" name="back" value={back} />;
}
