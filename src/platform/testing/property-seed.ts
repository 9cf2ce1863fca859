/** The seed of property tests: the same in every run, so that a failure belongs to a change; `npm test -- --strict`
 * gives another one each time, in `PROPERTY_SEED`.
 * @internal */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_124);
