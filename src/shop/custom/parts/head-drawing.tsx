/** Where the six measurements are taken, from the side and the front; numbered as in the form and the spec sheet. */
export function HeadDrawing({ label, chosen }: { label: string /** 1 to 6: the line to be seen. */; chosen?: number | undefined }) {
  const line = (place: number) => ({
    fill: 'none',
    stroke: chosen === place ? '#8a2f45' : '#a9794a',
    strokeWidth: chosen === place ? 3.5 : 2,
    strokeDasharray: chosen === place ? undefined : '5 4',
  });
  return (
    <svg className="head-drawing" viewBox="0 0 420 230" role="img" aria-label={label}>
      <g fill="#f4e6df" stroke="#2a1f1b" strokeOpacity="0.35" strokeWidth="1.5">
        <path d="M62 196 C60 176 58 164 44 158 C30 152 34 138 36 130 L28 116 C27 112 33 108 37 104 C38 52 72 22 116 22 C166 22 198 56 196 104 C195 138 176 152 170 168 C166 178 166 188 168 196 Z" />
        <path d="M300 196 C300 180 296 172 284 160 C268 144 262 124 262 100 C262 52 288 22 322 22 C356 22 382 52 382 100 C382 124 376 144 360 160 C348 172 344 180 344 196 Z" />
        <path d="M112 104 c10 -6 18 2 14 14 c-3 10 -12 12 -16 4" fill="none" />
        <path d="M262 102 c-10 -2 -10 22 2 24 M382 102 c10 -2 10 22 -2 24" fill="none" />
      </g>
      <path d="M38 92 C80 74 150 74 196 98" {...line(1)} />
      <path d="M44 76 C58 30 96 14 130 18 C180 24 210 70 192 130 C188 142 182 150 176 158" {...line(2)} />
      <path d="M264 108 C280 66 364 66 380 108" {...line(3)} />
      <path d="M262 104 C266 6 378 6 382 104" {...line(4)} />
      <path d="M52 96 C110 124 160 126 194 116" {...line(5)} />
      <path d="M150 176 C158 170 164 166 170 164" {...line(6)} />
      {(
        [
          [1, 112, 68],
          [2, 176, 24],
          [3, 322, 66],
          [4, 322, 16],
          [5, 96, 126],
          [6, 186, 180],
        ] as const
      ).map(([place, x, y]) => (
        <g key={place}>
          <circle cx={x} cy={y} r="11" fill={chosen === place ? '#8a2f45' : '#fff'} stroke={chosen === place ? '#8a2f45' : '#a9794a'} />
          <text x={x} y={y + 4.5} textAnchor="middle" fontSize="13" fontWeight="600" fill={chosen === place ? '#fff' : '#2a1f1b'}>
            {place}
          </text>
        </g>
      ))}
    </svg>
  );
}
