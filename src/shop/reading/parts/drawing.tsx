import type { ReactNode } from 'react';
import { articleWidgetTexts } from '#areas/editorial/piece-texts.ts';
import type { DrawingName } from '#areas/editorial/rules/pieces.ts';
import { useTexts } from '#site/locale.tsx';

const drawings: Readonly<Record<DrawingName, () => ReactNode>> = { head: Head, reach: Reach, lace: Lace };

export function Drawing({ about }: { about: string }) {
  return Object.hasOwn(drawings, about) ? drawings[about as DrawingName]() : null;
}

type FrameProps = { alt: string; caption: string; box: string; children: ReactNode };

const Frame = ({ alt, caption, box, children }: FrameProps) => (
  <figure className="drawing">
    <svg viewBox={box} role="img" aria-label={alt}>
      {children}
    </svg>
    <figcaption>{caption}</figcaption>
  </figure>
);

const DrawingLabel = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <>
    <circle cx={x} cy={y} r="11" className="drawing-dot" />
    <text x={x} y={y + 4} textAnchor="middle" className="drawing-number">
      {children}
    </text>
  </>
);

function Head() {
  const say = useTexts(articleWidgetTexts);
  return (
    <Frame alt={say('headAlt')} caption={say('headCaption')} box="0 0 560 270">
      {/* From the side. */}
      <path
        className="drawing-skin"
        d="M70 130c0-62 42-100 98-100s96 40 96 96c0 38-16 60-34 78l4 44h-84l-4-34h-30c-14 0-20-8-20-20v-20l-18-8c-6-3-6-8-3-13z"
      />
      <path className="drawing-line" d="M74 112c50-20 130-14 184 46" />
      <path className="drawing-line is-2" d="M84 84c30-62 150-74 176 26 6 34-4 62-18 84" />
      <path className="drawing-line is-3" d="M176 150c-6-40-40-66-92-66" />
      <path className="drawing-line is-4" d="M176 150c6-50 0-90-10-120" />
      <ellipse cx="180" cy="150" rx="11" ry="17" className="drawing-ear" />
      <DrawingLabel x={262} y={158}>
        1
      </DrawingLabel>
      <DrawingLabel x={246} y={76}>
        2
      </DrawingLabel>
      <DrawingLabel x={112} y={96}>
        3
      </DrawingLabel>
      <DrawingLabel x={170} y={56}>
        4
      </DrawingLabel>
      {/* From behind. */}
      <path className="drawing-skin" d="M348 120c0-58 40-92 84-92s84 34 84 92c0 40-18 66-34 84v44h-100v-44c-16-18-34-44-34-84z" />
      <ellipse cx="344" cy="140" rx="9" ry="17" className="drawing-ear" />
      <ellipse cx="520" cy="140" rx="9" ry="17" className="drawing-ear" />
      <path className="drawing-line is-3" d="M350 106c40 44 124 44 164 0" />
      <path className="drawing-line is-2" d="M386 210c28 12 64 12 92 0" />
      <DrawingLabel x={432} y={138}>
        5
      </DrawingLabel>
      <DrawingLabel x={432} y={219}>
        6
      </DrawingLabel>
    </Frame>
  );
}

const lengths = [10, 14, 18, 22, 26, 30, 34, 40];

function Reach() {
  const say = useTexts(articleWidgetTexts);
  return (
    <Frame alt={say('reachAlt')} caption={say('reachCaption')} box="0 0 420 420">
      <path
        className="drawing-skin"
        d="M210 20c-26 0-42 20-42 48 0 22 10 36 22 46v22c-40 8-72 20-80 60l-16 150h28l12-120 8 40-12 150h160l-12-150 8-40 12 120h28l-16-150c-8-40-40-52-80-60v-22c12-10 22-24 22-46 0-28-16-48-42-48z"
      />
      {lengths.map((inches) => {
        const y = 22 + inches * 9.4;
        return (
          <g key={inches}>
            <line x1="176" x2="322" y1={y} y2={y} className="drawing-tick" />
            <text x="330" y={y + 4} className="drawing-text">
              {inches} {say('inches')}
            </text>
          </g>
        );
      })}
      <line x1="210" x2="210" y1="22" y2="398" className="drawing-tape" />
    </Frame>
  );
}

const laces = [
  { name: '4x4', shape: <rect x="36" y="22" width="28" height="28" rx="3" className="drawing-lace" /> },
  { name: '5x5', shape: <rect x="32" y="22" width="36" height="36" rx="3" className="drawing-lace" /> },
  { name: '13x4', shape: <path d="M6 58C8 30 26 14 50 14s42 16 44 44l-20 4c-2-16-10-22-24-22s-22 6-24 22z" className="drawing-lace" /> },
  { name: '13x6', shape: <path d="M6 58C8 30 26 14 50 14s42 16 44 44l-14 12c-4-6-14-8-30-8s-26 2-30 8z" className="drawing-lace" /> },
  {
    name: '360',
    shape: <path fillRule="evenodd" d="M50 14a44 52 0 1 0 .1 0zm0 22a26 32 0 1 1-.1 0z" className="drawing-lace" />,
  },
];

function Lace() {
  const say = useTexts(articleWidgetTexts);
  return (
    <Frame alt={say('laceAlt')} caption={say('laceCaption')} box="0 0 560 150">
      {laces.map(({ name, shape }, index) => (
        <g key={name} transform={`translate(${index * 112} 0)`}>
          <ellipse cx="50" cy="66" rx="44" ry="52" className="drawing-skin" />
          {shape}
          <text x="50" y="142" textAnchor="middle" className="drawing-text">
            {name}
          </text>
        </g>
      ))}
    </Frame>
  );
}
