import { maxBundleInches, pixelsPerInch, rail, tapeWidth } from '#areas/builder/rules/bundle-layout.ts';
import type { HairShade } from '#areas/builder/rules/hair-light.ts';
import type { Geometry } from '#areas/builder/rules/picture-files.ts';
import type { Still } from '#areas/builder/rules/stills.ts';
import { LivePicture } from './live-picture.tsx';

type BundlesPictureProps = {
  geometry: Geometry;
  shade: HairShade;
  /** One per bundle, longest first. */
  lengths: readonly number[];
  still: Still;
  alt: string;
  sizes: string;
  /** Phones have less space. */
  isLow?: boolean;
};

const width = 960;
/** The low version shows hair at its rendered size, so nothing is scaled. */
const heights = { tall: 1200, low: 850 };

/** The bundles side by side with the tape. */
export function BundlesPicture({ geometry, shade, lengths, isLow = false, ...imageProps }: BundlesPictureProps) {
  const height = isLow ? heights.low : heights.tall;
  return (
    <LivePicture {...imageProps} scene={{ kind: 'bundles', geometry, shade, lengths }} size={[width, height]}>
      {(isLive) => isLive && <LengthTape height={height} lengths={lengths} />}
    </LivePicture>
  );
}

function LengthTape({ height, lengths }: { height: number; lengths: readonly number[] }) {
  const perInch = pixelsPerInch(height, lengths);
  const inches = Array.from({ length: maxBundleInches(lengths) + 1 }, (_, inch) => inch);
  const y = (inch: number): number => Math.round(rail + inch * perInch);
  return (
    <svg className="hung-tape" viewBox={`0 0 ${tapeWidth} ${height}`} aria-hidden="true">
      <path d={inches.map((inch) => `M0 ${y(inch)}H${inch % 4 === 0 ? 40 : inch % 2 === 0 ? 24 : 14}`).join('')} />
      {inches
        .filter((inch) => inch % 4 === 0)
        .map((inch) => (
          <text key={inch} x="52" y={y(inch) + 9}>
            {inch}
          </text>
        ))}
    </svg>
  );
}
