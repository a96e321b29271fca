import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LocalizedChoice, LocalizedQuestion } from '#areas/catalog/rules/offers.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { OptionGroup } from '#ui/option-group.tsx';
import { productTexts } from './texts.ts';
import { unavailableReason } from './unavailable-reason.ts';
import type { Choose } from './use-choice.ts';

type OptionsProps = {
  questions: readonly LocalizedQuestion[];
  choose: Choose;
  hrefOfSku: (slug: string) => string;
  /** Help beside an option, for example how to measure. */
  asides?: Readonly<Record<string, ReactNode>>;
};

/** Every choice is a link to its SKU: it works without script and can be shared. With script nothing is loaded. */
export function ProductOptions({ questions, choose, hrefOfSku, asides }: OptionsProps) {
  const say = useTexts(productTexts);
  return questions.map((question) => (
    <OptionGroup
      key={question.key}
      label={question.name}
      chosen={question.choices.find((choice) => choice.isChosen)?.name}
      aside={asides?.[question.key]}
      why={unavailableReason(question.choices, say)}
    >
      <div className={groupClass(question)}>
        {question.choices.map((choice) => (
          <ChoiceLink key={choice.value} question={question} choice={choice} choose={choose} hrefOfSku={hrefOfSku} />
        ))}
      </div>
    </OptionGroup>
  ));
}

const isPriced = (question: LocalizedQuestion): boolean =>
  question.kind === 'length' && new Set(question.choices.map((choice) => choice.payableCents)).size > 1;
/** Chips with cents need more room than bare lengths. */
const pricedGrid = 'length-grid length-grid-priced';
const groupClass = (question: LocalizedQuestion): string => {
  if (question.kind === 'colour') return 'swatches';
  return isPriced(question) ? pricedGrid : question.kind === 'length' ? 'length-grid' : 'chips';
};

type ChoiceLinkProps = { question: LocalizedQuestion; choice: LocalizedChoice } & Pick<OptionsProps, 'choose' | 'hrefOfSku'>;

function ChoiceLink({ question, choice, choose, hrefOfSku }: ChoiceLinkProps) {
  const say = useTexts(productTexts);
  const isColour = question.kind === 'colour';
  const spoken = choice.state === 'free' ? choice.name : say(choice.state === 'out' ? 'choiceOut' : 'choiceNo', { name: choice.name });
  const className = classNames(
    isColour ? 'swatch' : 'chip',
    isPriced(question) && 'chip-stack',
    choice.state !== 'free' && `is-${choice.state}`,
  );
  const inside = isColour ? (
    <img src={`${choice.picture}-96.webp`} width="34" height="34" alt="" loading="lazy" decoding="async" />
  ) : (
    <>
      <span className="chip-t">{choice.name}</span>
      {isPriced(question) && <small>{choice.payableCents === null ? '–' : shortDollars(choice.payableCents)}</small>}
    </>
  );
  const { skuSlug } = choice;
  if (skuSlug === null) {
    return (
      <span className={className} title={spoken}>
        <span className="visually-hidden">{spoken}</span>
        <span aria-hidden="true" className="no-box">
          {inside}
        </span>
      </span>
    );
  }
  return (
    <Link
      className={className}
      to={hrefOfSku(skuSlug)}
      aria-label={isColour ? spoken : undefined}
      aria-current={choice.isChosen ? 'true' : undefined}
      title={isColour ? spoken : undefined}
      onClick={(event) => choose(event, skuSlug)}
      // The target is already loaded, so the router need not discover it.
      discover="none"
      preventScrollReset
      replace
    >
      {inside}
      {!isColour && choice.state === 'out' && <span className="visually-hidden">{say('isSoldOut')}</span>}
    </Link>
  );
}

/** Cents are shown only if not zero, to save space. */
const shortDollars = (amount: number): string => dollars(cents(amount)).replace(/\.00$/, '');
