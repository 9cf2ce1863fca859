/** Buyers review what they have bought (R044, R401). */
import { useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Checked } from '#features/reviews/ui/checked.tsx';
import { ErrorSummary } from '../design/error-summary/error-summary.tsx';
import { TextArea } from '../design/field/text-area.tsx';
import layout from '../design/layout.module.css';
import { Link } from '../design/link.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/review';
import { customerIn } from './parts/own-customer.ts';
import { asCustomer } from './parts/session/log-in-again.ts';
import { ReviewForm } from './review/form.tsx';
import { LogIn, Products } from './review/products.tsx';
import { reviewableHere } from './review/reviewable-here.ts';
import styles from './review/review.module.css';
import { sendReview, type SendResult } from './review/send-review.ts';
import { useFaults } from './review/use-faults.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  const isOpen = facts.switches.reviewSubmit;
  const customer = isOpen ? await customerIn(facts.retailApi) : null;
  const bought = isOpen ? await reviewableHere(request, facts) : [];
  // Keys of orders stay on the server.
  const products = bought
    .filter(({ hasCome }) => hasCome)
    .map(({ order: _order, ...product }) => product);
  const coming = bought.filter(({ hasCome }) => !hasCome).map((one) => one.sokId);
  const sokId = searchParams.get('tuote');
  const isSent = searchParams.has('kiitos');
  return {
    isOpen,
    isSent,
    isGuest: customer === null,
    name: customer?.firstName ?? '',
    products,
    product: products.find((one) => one.sokId === sokId) ?? null,
    isOthers: sokId !== null && !isSent && !coming.includes(sokId),
    isComing: coming.length > 0,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  return asCustomer(url, facts.retailApi, () => sendReview(request, facts, url));
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, product } = loaderData;
  if (!isOpen) return <Closed typed={actionData?.values['text'] ?? ''} />;
  if (!product) return <Choose {...loaderData} result={actionData ?? null} />;
  return <ReviewForm product={product} name={loaderData.name} result={actionData ?? null} />;
}

/** While no reviews are taken, there is no form (R015, R400); what was typed into one is not lost. */
function Closed({ typed }: { typed: string }) {
  const t = useTranslations('pages/review');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p>{t('closed')}</p>
      <Typed text={typed} />
      <p>
        <Link to="/palaute">{t('toFeedback')}</Link>
      </p>
    </div>
  );
}

function Typed({ text }: { text: string }) {
  const t = useTranslations('pages/review');
  return text !== '' && <TextArea label={t('field.text')} readOnly defaultValue={text} />;
}

/** What was typed is not lost. */
function Refused({ result }: { result: SendResult }) {
  const { summary } = useFaults(result);
  return (
    <>
      {summary && <ErrorSummary {...summary} result={result} />}
      <Typed text={result.values['text'] ?? ''} />
    </>
  );
}

type ChooseProps = Pick<
  Route.ComponentProps['loaderData'],
  'products' | 'isSent' | 'isGuest' | 'isOthers' | 'isComing'
> & {
  /** Why a review was not taken. */
  result: SendResult | null;
};

/** What can be reviewed, or how to get there. */
function Choose({ products, isSent, isGuest, isOthers, isComing, result }: ChooseProps) {
  const t = useTranslations('pages/review');
  const { search } = useLocation();
  const title = t(isSent ? 'sent' : 'title');
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      {isSent && <p>{t('sentText')}</p>}
      {result ? (
        <Refused result={result} />
      ) : (
        isOthers && <p className={layout.notice}>{t('others')}</p>
      )}
      {products.length > 0 ? (
        <Products products={products} search={search} isMore={isSent} />
      ) : (
        !isComing && <p>{t(isGuest ? 'none' : 'noneBought')}</p>
      )}
      {isComing && <p>{t('coming')}</p>}
      {isGuest && <LogIn />}
      <Checked />
    </div>
  );
}
