import { customQuestionTexts } from '#areas/custom/option-texts.ts';
import { type Ground, groundHex, type PackagingPart, type Print, packagingPartNames, printHex } from '#areas/custom/rules/packaging.ts';
import { useTexts } from '#site/locale.tsx';

type ProofProps = {
  /** Parts with quantities, colors and text, as stored with the request. */
  configuration: Readonly<Record<string, string>>;
  /** Address of the logo; null draws a placeholder field. */
  logo: string | null;
};

/** Each part to scale in its colors, with the logo or a placeholder. */
export function ProofDrawing({ configuration, logo }: ProofProps) {
  const say = useTexts(customQuestionTexts);
  const ground = groundHex[configuration.ground as Ground] ?? groundHex.ivory;
  const print = printHex[configuration.print as Print] ?? printHex.gold;
  const parts = packagingPartNames.filter((part) => configuration[part]);
  const text = configuration.words ?? '';
  return (
    <ul className="proof">
      {parts.map((part) => (
        <li key={part}>
          <svg viewBox="0 0 200 200" role="img" aria-label={`${say(part)}: ${text}`}>
            <Shape part={part} ground={ground} line={print} />
            <PrintedText part={part} print={print} text={text} logo={logo} />
          </svg>
          <span className="meta">{say(part)}</span>
        </li>
      ))}
    </ul>
  );
}

function Shape({ part, ground, line }: { part: PackagingPart; ground: string; line: string }) {
  const edge = { fill: ground, stroke: '#2a1f1b', strokeOpacity: 0.25, strokeWidth: 1 };
  if (part === 'bag')
    return (
      <>
        <path d="M45 40 Q100 30 155 40 L162 180 Q100 190 38 180 Z" {...edge} />
        <path d="M45 52 Q100 44 155 52" fill="none" stroke={line} strokeWidth="3" />
        <path d="M96 50 q-14 18 -10 30 M104 50 q14 18 10 30" fill="none" stroke={line} strokeWidth="2" />
      </>
    );
  if (part === 'box')
    return (
      <>
        <path d="M20 70 L150 60 L182 84 L182 160 L52 172 L20 150 Z" {...edge} />
        <path d="M20 70 L52 92 L182 84 M52 92 L52 172" fill="none" stroke="#2a1f1b" strokeOpacity="0.25" />
      </>
    );
  if (part === 'tag')
    return (
      <>
        <path d="M70 40 L100 18 L130 40 L130 180 L70 180 Z" {...edge} />
        <circle cx="100" cy="38" r="5" fill="#faf6f1" stroke={line} />
      </>
    );
  return <circle cx="100" cy="100" r="72" {...edge} />;
}

const fields: Readonly<Record<PackagingPart, readonly [x: number, y: number, width: number, height: number]>> = {
  bag: [62, 86, 76, 48],
  box: [74, 102, 86, 38],
  tag: [78, 66, 44, 44],
  sticker: [62, 60, 76, 48],
};

function PrintedText({ part, print, text: words, logo }: { part: PackagingPart; print: string; text: string; logo: string | null }) {
  const [x, y, width, height] = fields[part];
  return (
    <>
      {logo ? (
        <image href={logo} x={x} y={y} width={width} height={height} preserveAspectRatio="xMidYMid meet" />
      ) : (
        <rect x={x} y={y} width={width} height={height} fill="none" stroke={print} strokeDasharray="4 3" />
      )}
      {words && (
        <text
          x={x + width / 2}
          y={y + height + 18}
          textAnchor="middle"
          fontSize={part === 'tag' ? 9 : 12}
          fill={print}
          fontFamily="Fraunces, serif"
        >
          {words.slice(0, 24)}
        </text>
      )}
    </>
  );
}
