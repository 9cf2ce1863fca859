import { languageNames } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import collapsible from '../../design/collapsible/collapsible.module.css';
import layout from '../../design/layout.module.css';
import { whenIn, type OwnDecision } from './own-consent.ts';

/** A consent that was given before is withdrawn, others are not given. */
function wordOf({ state, contractId }: OwnDecision, before: readonly OwnDecision[]) {
  if (state === 'SIGNED') return 'signed';
  const last = before.find((one) => one.contractId === contractId);
  return last?.state === 'SIGNED' ? 'withdrawn' : 'revoked';
}

/** Every decision with the text it was about, latest first. */
export function Decisions({ history }: { history: readonly OwnDecision[] }) {
  const t = useTranslations('pages/consents');
  const language = useLanguage();
  if (history.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={layout.tight} reversed>
        {history.map((one, index) => (
          <li key={history.length - index}>
            <details className={collapsible.row}>
              <summary>
                {whenIn(one.decidedAt, language)}: <span lang={one.language}>{one.title}</span> –{' '}
                {t(wordOf(one, history.slice(index + 1)))}
              </summary>
              <p>
                {t('from', {
                  channel: t(`channel.${one.channel}`),
                  origin: new URL(one.origin).host,
                  language: languageNames[one.language],
                })}
              </p>
              <blockquote lang={one.language}>{one.description}</blockquote>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
