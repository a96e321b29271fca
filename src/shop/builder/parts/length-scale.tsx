import { drawableInches, type Geometry, heightAt } from '#areas/builder/rules/picture-files.ts';
import { useTexts } from '#site/locale.tsx';
import { buildTexts } from './texts.ts';

/** The tape beside the hair: inches as measured straight, whatever the curl. */
export function TapeOver({ geometry, inches }: { geometry: Geometry; inches: number }) {
  const say = useTexts(buildTexts);
  const y = (inch: number): number => heightAt(geometry, inch) * 1000;
  const strokes = Array.from(
    { length: drawableInches.most + 1 },
    (_, inch) => `M0 ${y(inch).toFixed(1)}H${inch % 4 === 0 ? 20 : inch % 2 === 0 ? 12 : 7}`,
  );
  const end = Math.min(drawableInches.most, Math.max(drawableInches.least, inches));
  const numbers = [0, 4, 8, 12, 16, 20].filter((inch) => Math.abs(inch - end) > 1);
  return (
    <div className="vertical-tape" aria-hidden="true">
      <svg viewBox="0 0 76 1000" preserveAspectRatio="none" aria-hidden="true">
        <path d={strokes.join('')} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      {numbers.map((inch) => (
        <span key={inch} style={{ top: `${heightAt(geometry, inch) * 100}%` }}>
          {inch}
        </span>
      ))}
      <span className="at" style={{ top: `${Math.min(96, heightAt(geometry, end) * 100)}%` }}>
        {say('inchesShort', { inches })}
      </span>
    </div>
  );
}
