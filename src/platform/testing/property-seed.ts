/** The seed of property tests: the same in every run, so that a failure belongs to a change; `npm test -- --strict`
 * gives another one each time, in `PROPERTY_SEED`.
 * @internal */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_124);

/** Whether everything is tried that could be, as `npm run test:all` does; otherwise a part of it, the same in every
 * run.
 * @internal */
export const isThorough = process.env['AITTA_TESTS'] === 'all';

/** Runs of a property that takes long.
 * @internal */
export const runs = (all: number): number => (isThorough ? all : Math.ceil(all / 5));
