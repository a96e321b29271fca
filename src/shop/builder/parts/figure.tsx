import { useId } from 'react';
import type { HairShade } from '#areas/builder/rules/hair-light.ts';
import { drawableInches } from '#areas/builder/rules/picture-files.ts';
import { useTexts } from '#site/locale.tsx';
import { buildTexts } from './texts.ts';

type BodyLevel = 'ears' | 'chin' | 'shoulder' | 'shoulderBlade' | 'waist' | 'hip' | 'thigh';
const places: readonly (readonly [to: number, place: BodyLevel])[] = [
  [7, 'ears'],
  [11, 'chin'],
  [15, 'shoulder'],
  [20, 'shoulderBlade'],
  [27, 'waist'],
  [33, 'hip'],
];
export const bodyLevelOf = (inches: number): BodyLevel => places.find(([to]) => inches <= to)?.[1] ?? 'thigh';

/** An outline with hair in the chosen length: true to scale for every length, also beyond the picture. */
export function LengthFigure({ inches, shade: { root, tip, highlight } }: { inches: number; shade: HairShade }) {
  const say = useTexts(buildTexts);
  const dye = useId();
  const end = Math.round(14 + inches * 4.1);
  const alt = say('altFigure', { inches, place: say(bodyLevelOf(inches)) });
  const half = 16 + Math.min(9, Math.round(inches / 3));
  return (
    <svg className="length-figure" viewBox="0 0 160 200" role="img" aria-label={alt}>
      <title>{alt}</title>
      <linearGradient id={dye} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0.3" stopColor={root} />
        <stop offset="0.75" stopColor={tip ?? root} />
      </linearGradient>
      <path
        d="M80 12c-11 0-18 8-18 19 0 9 3 15 8 19v9c0 5-4 8-12 10-13 4-22 8-24 22-3 20-4 46-3 66m107 0c1-20 0-46-3-66-2-14-11-18-24-22-8-2-12-5-12-10v-9c5-4 8-10 8-19 0-11-7-19-18-19M47 104c3 22 6 34 4 52-1 14-5 24-5 42m68-94c-3 22-6 34-4 52 1 14 5 24 5 42"
        fill="none"
        stroke="var(--line-2)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        d={`M80 11C67 11 60 20 60 33C60 41 ${80 - half} 49 ${80 - half} 60L${78 - half} ${end}Q80 ${end + 8} ${82 + half} ${end}L${80 + half} 60C${80 + half} 49 100 41 100 33C100 20 93 11 80 11Z`}
        fill={`url(#${dye})`}
        opacity="0.92"
      />
      {highlight && (
        <path
          d={[-12, -4, 5, 13].map((x) => `M${80 + x} 30L${80 + x * 1.4} ${end}`).join('')}
          stroke={highlight}
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity="0.85"
        />
      )}
      <path d={`M14 ${end}H146`} stroke="var(--accent)" strokeDasharray="3 3" />
    </svg>
  );
}

/** Shown where the picture's own length differs. */
export function LengthInset({ inches, shade }: { inches: number; shade: HairShade }) {
  const say = useTexts(buildTexts);
  if (inches >= drawableInches.least && inches <= drawableInches.most) return null;
  return (
    <span className="length-inset">
      <LengthFigure inches={inches} shade={shade} />
      <small className="num">{say('inchesShort', { inches })}</small>
    </span>
  );
}
