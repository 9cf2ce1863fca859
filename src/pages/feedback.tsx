/** Pages of the merchant with a form: feedback for customer service (R039, R402), and the accessibility
 * statement (R046, R368), where barriers are reported while the switch is on (R018, R369). */
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/feedback';
import { Content } from './parts/content/content.tsx';
import { WrittenPage } from './parts/content/written-page.tsx';
import { loadWritten } from './parts/content/written.ts';
import { ClosedForm } from './parts/feedback/closed-form.tsx';
import { FeedbackForm } from './parts/feedback/form.tsx';
import { loadForm } from './parts/feedback/load.ts';
import { readReceipt } from './parts/feedback/read-receipt.ts';
import { FeedbackReceipt } from './parts/feedback/receipt.tsx';
import { sendFeedback } from './parts/feedback/send.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

const ofService = { kind: 'customer-service', path: '/palaute' } as const;
const ofBarriers = { kind: 'accessibility', path: '/saavutettavuus' } as const;

const asked = ({ pathname }: URL) => (pathname.includes(ofBarriers.path) ? ofBarriers : ofService);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { language, publicUrl, switches } = facts;
  const { kind, path } = asked(url);
  const receipt = await readReceipt(request, facts, path);
  if (receipt) return { receipt, form: null, written: null };
  const isOpen = kind === 'customer-service' || switches.accessibilityReporting;
  const [written, form] = await Promise.all([
    loadWritten(facts, path),
    isOpen ? loadForm(request, facts, kind) : null,
  ]);
  return { receipt, form, written, path, language, publicUrl };
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  sendFeedback(request, factsOf(context), asked(url));

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { receipt, form, written } = loaderData;
  if (receipt) return <FeedbackReceipt receipt={receipt} />;
  const { nodes, language } = written.content;
  // Below a statement, but after the introduction of other feedback.
  const first = nodes.findIndex(({ type }) => type === 'heading');
  const end = form?.kind !== 'customer-service' || first < 0 ? nodes.length : first;
  return (
    <WrittenPage {...written}>
      <Content nodes={nodes.slice(0, end)} language={language} />
      {form ? (
        <FeedbackForm form={form} result={actionData} />
      ) : (
        actionData && <ClosedForm result={actionData} />
      )}
      {end < nodes.length && <Content nodes={nodes.slice(end)} language={language} />}
    </WrittenPage>
  );
}
