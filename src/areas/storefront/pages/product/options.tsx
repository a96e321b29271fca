import { Link } from 'react-router';
import type { Product } from '#areas/catalog/services/product.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useHref, useSay } from '#site/here.tsx';
import { classNames } from '#ui/class-names.ts';
import { OptionGroup } from '#ui/option-group.tsx';
import { productTexts } from './texts.ts';
import { whyWords } from './why.ts';

type Question = Product['questions'][number];
type Choice = Question['choices'][number];

/** Every choice is a link to its SKU: it works without script, can be shared, and the back button undoes it. */
export function Options({ product }: { product: Product }) {
  const say = useSay(productTexts);
  return product.questions.map((question) => (
    <OptionGroup
      key={question.key}
      label={question.name}
      chosen={question.choices.find((choice) => choice.isChosen)?.name}
      why={whyWords(question.choices, say)}
    >
      <div className={groupClass(question)}>
        {question.choices.map((choice) => (
          <ChoiceLink key={choice.value} question={question} choice={choice} address={product.address} />
        ))}
      </div>
    </OptionGroup>
  ));
}

const isPriced = (question: Question): boolean =>
  question.kind === 'length' && new Set(question.choices.map((choice) => choice.payableCents)).size > 1;
/** Chips with a price to the cent need more room than bare lengths. */
const pricedGrid = 'lens grid-cols-[repeat(auto-fill,minmax(72px,1fr))]';
const groupClass = (question: Question): string => {
  if (question.kind === 'colour') return 'swatches';
  return isPriced(question) ? pricedGrid : question.kind === 'length' ? 'lens' : 'chips';
};

function ChoiceLink({ question, choice, address }: { question: Question; choice: Choice; address: Product['address'] }) {
  const say = useSay(productTexts);
  const href = useHref();
  const isColour = question.kind === 'colour';
  const spoken = choice.state === 'free' ? choice.name : say(choice.state === 'out' ? 'choiceOut' : 'choiceNo', { name: choice.name });
  const look = classNames(
    isColour ? 'swatch' : 'chip',
    isPriced(question) && 'chip-stack',
    choice.state !== 'free' && `is-${choice.state}`,
  );
  const inside = isColour ? (
    <img src={`${choice.picture}-96.webp`} width="34" height="34" alt="" decoding="async" />
  ) : (
    <>
      <span className="chip-t">{choice.name}</span>
      {isPriced(question) && <small>{choice.payableCents === null ? '–' : shortDollars(choice.payableCents)}</small>}
    </>
  );
  if (choice.skuSlug === null) {
    return (
      <span className={look} title={spoken}>
        <span className="vh">{spoken}</span>
        <span aria-hidden="true" className="contents">
          {inside}
        </span>
      </span>
    );
  }
  return (
    <Link
      className={look}
      to={href('sku', { ...address, sku: choice.skuSlug })}
      aria-label={isColour ? spoken : undefined}
      aria-current={choice.isChosen ? 'true' : undefined}
      title={isColour ? spoken : undefined}
      preventScrollReset
      replace
    >
      {inside}
      {!isColour && choice.state === 'out' && <span className="vh">{say('isSoldOut')}</span>}
    </Link>
  );
}

/** A chip has little room: cents are shown where there are any. */
const shortDollars = (amount: number): string => dollars(cents(amount)).replace(/\.00$/, '');
