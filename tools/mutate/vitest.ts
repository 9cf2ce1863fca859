/** A Vitest that runs the tests of one mutant after another, as `try.ts` requests them: what no mutant
 * changes is transformed once. Files stay unchanged; the tests read the faulty source in their place. */
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { root } from '../steps.mjs';

export interface Request {
  /** The file to mutate and its content; empty for none. */
  file: string;
  source: string;
  /** Test files in the order in which they run; those that do not import the file are left out. */
  tests: string[];
}

/** A test file begins or has ended, or all have. */
export type Response =
  | { begun: string }
  | { ended: string; ms: number }
  | { failure: Failure | null };

/** The first test that failed. */
export interface Failure {
  /** Test file. */
  test: string;
  title: string;
  message: string;
}

const respond = (response: Response): void => void process.send?.(response);

let current: Request = { file: '', source: '', tests: [] };
let failure: Failure | null = null;

const place = ({ moduleId }: TestSpecification): number => current.tests.indexOf(moduleId);
const inOrder = (specs: TestSpecification[]): TestSpecification[] =>
  specs.toSorted((a, b) => place(a) - place(b));

const vitest = await createVitest(
  {
    root,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    // The cache identifies files by their content on disk, which a mutant does not change.
    fsModuleCache: false,
    reporters: [
      {
        onTestModuleQueued: ({ moduleId }) => respond({ begun: moduleId }),
        onTestModuleEnd: noteEnd,
      },
    ],
    sequence: {
      sequencer: class {
        sort = inOrder;
        shard = inOrder;
      },
    },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (id === current.file ? current.source : null),
      },
    ],
  },
);
await vitest.standalone();
process.on('message', (request: Request) => void run(request));
process.on('disconnect', () => process.exit());

async function run(request: Request): Promise<void> {
  const changed = [current.file, request.file].filter(Boolean);
  current = request;
  failure = null;
  for (const file of changed) vitest.invalidateFile(file);
  if (request.file) vitest.config.related = [request.file];
  const related = await vitest.getRelevantTestSpecifications();
  const specs = related.filter((spec) => place(spec) >= 0);
  if (specs.length > 0) {
    const { unhandledErrors } = await vitest.runTestSpecifications(specs);
    if (unhandledErrors.length > 0)
      failure ??= { test: '', title: 'an unhandled error', message: String(unhandledErrors[0]) };
  }
  respond({ failure });
}

function noteEnd(module: TestModule): void {
  if (module.state() === 'failed') {
    const [test] = module.children.allTests('failed');
    const [error] = test?.result().errors ?? module.errors();
    const title = test?.fullName ?? 'the file';
    failure ??= { test: module.moduleId, title, message: error?.message ?? '' };
  }
  respond({ ended: module.moduleId, ms: module.diagnostic().duration });
}
