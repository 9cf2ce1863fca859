import { pageIn } from '#features/content/rules/page.ts';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { sellerEntity, siteEntity } from '../shell/structured-data/seller.ts';
import type { Route } from './+types/home';
import { MemberPlace } from './parts/member-home/member-place.tsx';
import { Content } from './parts/content/content.tsx';
import { loadContent } from './parts/content/load.ts';
import styles from './home.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { space, language, publicUrl } = facts;
  const page = pageIn(space, '/', language);
  if (!page) throw new Error('The content space has no home page.');
  describePage(context, {
    entities: () => [sellerEntity(facts), siteEntity(facts)],
    hasCustomersPlace: true,
  });
  return { content: await loadContent(facts, page), language, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ path: '/', ...loaderData });

export default function HomePage({ loaderData: { content } }: Route.ComponentProps) {
  const [first, ...others] = content.nodes;
  return (
    <div className={styles.home}>
      <PageTitle title={content.title} description={content.description} />
      {first && <Content nodes={[first]} language={content.language} />}
      <MemberPlace />
      <Content nodes={others} language={content.language} />
    </div>
  );
}
