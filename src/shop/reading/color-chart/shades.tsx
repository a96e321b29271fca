import { Link } from 'react-router';
import { shadeFamilies } from '#areas/content/rules/shades.ts';
import type { ChartShade } from '#areas/content/services/shades.server.ts';
import { useTexts, useVariantPath } from '#site/locale.tsx';
import { Picture } from '#ui/picture.tsx';
import { chartTexts } from './texts.ts';

export function ShadeFamilies({ shades }: { shades: readonly ChartShade[] }) {
  const say = useTexts(chartTexts);
  return shadeFamilies.map((family) => {
    const members = shades.filter((shade) => shade.family === family);
    if (members.length === 0) return null;
    return (
      <section key={family} className="shade-family" aria-labelledby={`family-${family}`}>
        <h2 id={`family-${family}`}>{say(`family-${family}`)}</h2>
        <ul className="shades">
          {members.map((shade) => (
            <ShadeCard key={shade.id} shade={shade} />
          ))}
        </ul>
      </section>
    );
  });
}

function ShadeCard({ shade }: { shade: ChartShade }) {
  const say = useTexts(chartTexts);
  return (
    <li id={shade.id} className="shade">
      <Picture base={shade.swatch} alt="" widths={[96, 240]} sizes="(min-width: 1024px) 180px, 112px" width={240} height={240} />
      <div>
        <h3>
          <a href={`#${shade.id}`} aria-label={say('linkTo', { shade: shade.name })}>
            {shade.name}
          </a>
        </h3>
        <LabValues shade={shade} />
        <ShadeProductLinks shade={shade} />
      </div>
    </li>
  );
}

export function LabValues({ shade: { lab, hexes } }: { shade: ChartShade }) {
  const say = useTexts(chartTexts);
  const [l, a, b] = lab.map((value) => value.toFixed(1)) as [string, string, string];
  return (
    <p className="meta num shade-lab">
      {hexes.map((hex) => (
        <i key={hex} style={{ background: hex }} />
      ))}
      {say('lab', { l, a, b })}
    </p>
  );
}

const maxCategories = 3;

export function ShadeProductLinks({ shade }: { shade: ChartShade }) {
  const say = useTexts(chartTexts);
  const here = useVariantPath();
  if (shade.goods.length === 0) return <p className="meta">{say('noGoods')}</p>;
  return (
    <ul className="shade-goods">
      {shade.goods.slice(0, maxCategories).map((category) => (
        <li key={category.path}>
          <Link className="link num" to={here(category.path)}>
            {say('goodsIn', { name: category.name, count: category.count })}
            <span className="visually-hidden">{say('inShade', { shade: shade.name })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
