import { caseTexts } from '#areas/aftercare/case-texts.ts';
import type { CaseState } from '#areas/aftercare/rules/case-states.ts';
import { useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import type { CasePageData } from './load.server.ts';

const reached: Readonly<Record<CaseState, number>> = {
  asked: 1,
  needs_info: 1,
  approved: 2,
  on_the_way: 3,
  received: 4,
  settled: 5,
  refused: 0,
  withdrawn: 0,
};

/** Progress of a return; one closed without a refund shows none. */
export function CaseProgress({ one }: { one: CasePageData }) {
  const say = useTexts(caseTexts);
  const far = reached[one.status];
  const isReturn = one.kind === 'return' || one.kind === 'exchange' || one.kind === 'damage';
  if (far === 0 || !isReturn) return null;
  const steps = [
    [say('stepAsked'), one.days.asked],
    [say('stepApproved'), one.days.approved],
    [say('stepSent'), null],
    [say('stepHere'), one.days.received],
    [say('stepDone'), one.days.settled],
  ] as const;
  return (
    <ol className="case-steps" aria-label={say('way')}>
      {steps.map(([label, day], index) => (
        <li
          key={label}
          className={classNames(index < far && 'is-done', index === far - 1 && 'is-now')}
          aria-current={index === far - 1 ? 'step' : undefined}
        >
          <b>{label}</b>
          <span className="meta">{day}</span>
        </li>
      ))}
    </ol>
  );
}
