/** Shown when a redirect to the provider fails: what happened, a retry link, and a link back. */
import { prefixIn } from '#platform/i18n/language.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';

interface Props {
  title: string;
  text: string;
  /** Target of the retry link. */
  again: string;
  /** Where the shopper was, with the prefix of its language. */
  target: string;
}

export function CannotGo({ title, text, again, target }: Props) {
  const t = useTranslations('pages/parts/session');
  return (
    <div className={layout.stack}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={layout.tight}>
        <ButtonLink to={again} reloadDocument>
          {t('tryAgain')}
        </ButtonLink>
        <ButtonLink to={withoutPrefix(target)} quiet>
          {t('goBack')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The router adds the prefix of the page's language. */
const withoutPrefix = (target: string): string => target.slice(prefixIn(target).length) || '/';
