/** How many random examples a test tries: a tenth where it runs again for every mutant (`npm run mutants`). */
export const triesOf = (many: number): number => (process.env.MUTATED === undefined ? many : Math.ceil(many / 10));
