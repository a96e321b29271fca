/** A minimal MP4: type, duration, one track with its size. */
export function tinyVideo(): Uint8Array {
  const box = (name: string, ...parts: Uint8Array[]): Uint8Array => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1000, 12);
  movie.writeUInt32BE(2500, 16);
  const track = Buffer.alloc(84);
  track.writeUInt32BE(720 * 65_536, 76);
  track.writeUInt32BE(1280 * 65_536, 80);
  return Buffer.concat([box('ftyp', Buffer.from('isom0000')), box('moov', box('mvhd', movie), box('trak', box('tkhd', track)))]);
}
