import { type BuilderStep, builderStepsOf, type Configuration } from './configuration.ts';

/** Visual weight of a difference per step; numbers weigh by their distance. */
const weights: Readonly<Partial<Record<BuilderStep, number>>> = {
  texture: 6,
  colour: 5,
  cap: 3,
  size: 3,
  lace: 1,
  origin: 1,
  part: 1,
  capSize: 1,
};
const spans: Readonly<Partial<Record<BuilderStep, number>>> = { length: 1.5, density: 25 };

type Answers = { readonly [step in BuilderStep]?: string };

/** 0 is the same item; answers unknown to the other side do not count. */
export function configurationDistance(configuration: Configuration, answers: Answers): number {
  return builderStepsOf(configuration.kind).reduce((sum, step) => sum + stepDistance(step, configuration[step], answers[step]), 0);
}

function stepDistance(step: BuilderStep, expected: string | undefined, actual: string | undefined): number {
  if (expected === undefined || actual === undefined || expected === actual) return 0;
  const span = spans[step];
  return span === undefined ? (weights[step] ?? 1) : Math.abs(Number(expected) - Number(actual)) / span;
}

/** In the order of the builder's steps. */
export const differingSteps = (configuration: Configuration, answers: Answers): BuilderStep[] =>
  builderStepsOf(configuration.kind).filter(
    (step) => answers[step] !== undefined && configuration[step] !== undefined && answers[step] !== configuration[step],
  );
