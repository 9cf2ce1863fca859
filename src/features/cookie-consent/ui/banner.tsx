/** Asks for consent, without blocking the page: refusing and accepting are one step each and look the same
 * (L17). What is stored meanwhile is only what is necessary. */
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listText } from '#platform/i18n/lists.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { announce } from '../../../design/announcer.tsx';
import { Button } from '../../../design/button/button.tsx';
import collapsible from '../../../design/collapsible/collapsible.module.css';
import { Choice } from '../../../design/field/field.tsx';
import { Link } from '../../../design/link.tsx';
import { useCover } from '../../../design/toast/cover.ts';
import type { Asked } from '../rules/categories.ts';
import { settingsPath } from '../rules/pages.ts';
import styles from './banner.module.css';
import { choosingAddress, type Choosing } from './use-choosing.ts';
import { useLift } from './use-lift.ts';

interface BannerProps {
  asked: Asked;
  choosing: Choosing;
}

/** Stands at the end of the header, so that the keyboard comes to it before the page. */
export default function ConsentBanner(props: BannerProps) {
  const [header] = useState(() => document.querySelector('body > header'));
  return header && createPortal(<Banner {...props} />, header);
}

function Banner({ asked, choosing }: BannerProps) {
  const t = useTranslations('features/cookie-consent/ui');
  const { Form, isPending, fault } = choosing;
  const place = useRef<HTMLElement>(null);
  useCover(place, !isPending);
  useLift(place, !isPending);
  useLeaving(place, isPending);
  useSpoken(fault && t(`faults.${fault}`));
  const version = <input type="hidden" name="version" value={asked.version} />;
  return (
    <section ref={place} aria-label={t('label')} className={styles.banner} hidden={isPending}>
      {fault && <p className={styles.fault}>{t(`faults.${fault}`)}</p>}
      <p>{t('necessary')}</p>
      <Question {...asked} />
      <Form method="post" action={choosingAddress} className={styles.answers}>
        {version}
        <Button small name="choice" value="none">
          {t('none')}
        </Button>
        <Button small name="choice" value="all">
          {t('all')}
        </Button>
      </Form>
      <details className={collapsible.quiet}>
        <summary>{t('choose')}</summary>
        <Form method="post" action={choosingAddress} className={styles.choices}>
          {version}
          {asked.categories.map((category) => (
            <Choice
              key={category}
              type="checkbox"
              name="category"
              value={category}
              label={t(`${category}.name`)}
              hint={t(`${category}.about`)}
            />
          ))}
          <Button small quiet name="choice" value="some">
            {t('save')}
          </Button>
          <Link to={settingsPath}>{t('settings')}</Link>
        </Form>
      </details>
    </section>
  );
}

/** What it would be for is said at once; lines break between the purposes. */
function Question({ categories }: Asked) {
  const t = useTranslations('features/cookie-consent/ui');
  const language = useLanguage();
  const purposes = categories.map((one) => t(`${one}.purpose`));
  const pieces = piecesOf(
    t('question', { purposes: listText(purposes, 'and', language) }),
    purposes,
  );
  return (
    <p className={styles.question}>
      {pieces.map((piece) => (
        <Fragment key={piece}>
          <span>{piece}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** A sentence cut before each of the purposes in it, and the word that joins the last one. */
function piecesOf(sentence: string, purposes: readonly string[]): string[] {
  const ends = purposes.map((one) => sentence.indexOf(one) + one.length);
  const cuts = purposes.map((one, at) =>
    at === 0 ? sentence.indexOf(one) : sentence.indexOf(' ', ends[at - 1]) + 1,
  );
  return [0, ...cuts].map((cut, at) => sentence.slice(cut, cuts[at]).trimEnd());
}

/** The pressed button goes away with the banner: the keyboard goes on from the start of the page. */
function useLeaving(place: React.RefObject<HTMLElement | null>, isPending: boolean): void {
  const t = useTranslations('features/cookie-consent/ui');
  // Later the focus is already lost.
  useLayoutEffect(() => {
    if (!isPending) return;
    if (place.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    announce(t('saved'));
  }, [isPending, place, t]);
}

function useSpoken(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
