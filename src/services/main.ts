/** A process of the shop. */
// React reads NODE_ENV when it is loaded, in a build before anything else of the module that imports it.
// oxlint-disable-next-line import/no-unassigned-import
import './process/production.ts';

await import('./process/run.ts');
