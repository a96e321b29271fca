import { Link } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Facet } from '../accordion.tsx';
import { Badge } from '../badge.tsx';
import { Checkbox } from '../check.tsx';
import { Chip, ChipLink, RemoveChip } from '../chip.tsx';
import { Crumbs } from '../crumbs.tsx';
import { ProductTile } from '../goods-card.tsx';
import { OptionGroup } from '../option-group.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { Rating, Stars } from '../rating.tsx';
import { CardSkeleton } from '../skeleton.tsx';
import { Stepper } from '../stepper.tsx';
import { Swatch, SwatchDots } from '../swatch.tsx';
import { LengthRuler, Tape } from '../tape.tsx';
import { TapeRange } from '../tape-range.tsx';
import { Row, Section, Specimen, Stack } from './piece.tsx';
import { swatches, wigBack, wigPicture } from './samples.ts';
import { uiTexts } from './texts.ts';

const lengths = [12, 16, 20, 24, 30];

export function ProductSpecimens() {
  const say = useTexts(uiTexts);
  const priceLabels = { price: say('price'), was: say('was') };
  const dots = <SwatchDots pictures={[swatches.black, swatches.honey, swatches.wine]} more={4} label={say('colours')} />;
  const rating = <Rating score="4.8" count="126" label={say('rating')} />;
  const pictures = (
    <>
      <Picture base={wigPicture} alt={say('goodsAlt')} />
      <Picture base={wigBack} alt="" className="second" />
    </>
  );
  const foot = (
    <>
      {dots}
      {rating}
    </>
  );
  return (
    <Section id="goods" title={say('goods')}>
      <Specimen name="GoodsCard, Picture, CardSkeleton" wide>
        <ul className="goods goods-3">
          <ProductTile to="#goods" name={say('goodsName')} picture={pictures} badge={<Badge>{say('newBadge')}</Badge>} foot={foot}>
            <Price price="$214.20" list="$238.00" saving={say('saving')} labels={priceLabels} />
            <Tape from={12} to={30} min={6} max={40} label={say('inchRange')} />
          </ProductTile>
          <CardSkeleton />
        </ul>
      </Specimen>
      <Specimen name="Price">
        <Stack>
          <Price price="$214.20" labels={priceLabels} />
          <Price price="$214.20" list="$238.00" saving={say('saving')} labels={priceLabels} />
          <Price price="$1,086.40" list="$1,207.00" saving={say('saving')} labels={priceLabels} big />
        </Stack>
      </Specimen>
      <Specimen name="Rating, Stars, SwatchDots">
        <Row>
          {rating}
          <Stars stars={4} label={say('stars')} />
          {dots}
        </Row>
      </Specimen>
      <Specimen name="Stepper">
        <Stepper name="pieces" value={2} labels={{ group: say('quantity'), less: say('less'), more: say('more') }} />
      </Specimen>
      <Specimen name="Crumbs">
        <Crumbs label={say('crumbsName')} crumbs={[{ label: say('home'), to: '#goods' }, { label: say('wigs') }]} />
      </Specimen>
      <Specimen name="SearchBox">{say('searchAbove')}</Specimen>
      <Specimen name="OptionGroup, Swatch">
        <OptionGroup label={say('colour')} chosen={say('black')} aside={<GuideLink />} why={say('whyNot')}>
          <div className="swatches">
            <Swatch label={say('black')} picture={swatches.black} name="colour" defaultChecked />
            <Swatch label={say('honey')} picture={swatches.honey} name="colour" state="out" />
            <Swatch label={say('wine')} picture={swatches.wine} name="colour" state="no" />
          </div>
        </OptionGroup>
      </Specimen>
      <Specimen name="OptionGroup, Chip">
        <OptionGroup label={say('length')} chosen={say('inches', { inches: 16 })}>
          <div className="chips">
            {lengths.map((inches) => (
              <Chip
                key={inches}
                name="length"
                value={inches}
                label={say('inches', { inches })}
                note={inches === 30 ? say('soldOut') : `$${100 + inches * 4}`}
                state={inches === 30 ? 'out' : inches === 12 ? 'no' : 'free'}
                defaultChecked={inches === 16}
              />
            ))}
          </div>
        </OptionGroup>
      </Specimen>
      <Specimen name="ChipLink, RemoveChip">
        <Row>
          <ChipLink to="#goods" on>
            {say('bodyWave')}
          </ChipLink>
          <ChipLink to="#goods">{say('straight')}</ChipLink>
          <RemoveChip to="#goods" label={say('removeBodyWave')}>
            {say('bodyWave')}
          </RemoveChip>
        </Row>
      </Specimen>
    </Section>
  );
}

function GuideLink() {
  const say = useTexts(uiTexts);
  return (
    <Link className="link" to="#goods">
      {say('guide')}
    </Link>
  );
}

export function TapeSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="tapes" title={say('tapes')}>
      <Specimen name="Tape, TapeRange">
        <Stack>
          <Tape from={12} to={30} min={6} max={40} label={say('inchRange')} />
          <TapeRange
            names={{ from: 'length-from', to: 'length-to' }}
            labels={{ group: say('length'), from: say('lengthFrom'), to: say('lengthTo') }}
            limits={{ min: 8, max: 40, step: 2 }}
            value={{ from: 14, to: 28 }}
            say={(inches) => say('inches', { inches })}
          />
        </Stack>
      </Specimen>
      <Specimen name="Facet">
        <Facet title={say('texture')} chosen={say('bodyWave')} open>
          <Checkbox label={say('bodyWave')} end="126" name="facet" defaultChecked />
          <Checkbox label={say('straight')} end="84" name="facet" />
        </Facet>
      </Specimen>
      <Specimen name="LengthRuler" wide>
        <LengthRuler
          id="ruler"
          title={say('byLength')}
          note={say('byLengthNote')}
          stops={Array.from({ length: 17 }, (_, index) => 8 + index * 2).map((inch) => ({
            inch,
            to: `#length-${inch}`,
            label: say('inches', { inches: inch }),
            current: inch === 24,
          }))}
        />
      </Specimen>
    </Section>
  );
}
