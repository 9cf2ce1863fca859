/** Vitest's set-up: property tests have a known seed, and say what they found before their time is up. */
import fc from 'fast-check';
import { propertySeed } from './property-seed.ts';

fc.configureGlobal({ seed: propertySeed, interruptAfterTimeLimit: 40_000 });
