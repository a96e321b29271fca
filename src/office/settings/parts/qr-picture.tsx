const quietZone = 4;

/** Dark on white with its quiet zone. */
export function QrPicture({ size, path, label }: { size: number; path: string; label: string }) {
  const frame = size + 2 * quietZone;
  return (
    <svg
      className="qr-picture"
      viewBox={`${-quietZone} ${-quietZone} ${frame} ${frame}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={frame} height={frame} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
