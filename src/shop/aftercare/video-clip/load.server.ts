import { data } from 'react-router';
import { clipFilePath } from '#areas/aftercare/rules/video-routes.ts';
import { fetchClip } from '#areas/aftercare/services/clips.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const found = await fetchClip(app, url.searchParams.get('code'));
  if (!found) return data({ clip: null }, { status: url.searchParams.has('code') ? 404 : 200 });
  const { row, upload, goods, code } = found;
  return data({
    clip: {
      number: row.number,
      src: clipFilePath(code),
      width: upload.width ?? 720,
      height: upload.height ?? 1280,
      goods: goods.map((one) => localizedColumn(one, 'name', caller.language)),
    },
  });
});
