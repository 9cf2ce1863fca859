/** The provider's page cannot be visited just now. */
import { useTranslations, type AbstractIntlMessages } from 'use-intl';
import { WithWords } from '../with-words.tsx';
import { CannotGo } from './cannot-go.tsx';
import type { Unsent } from './targets.ts';

interface Props {
  titleKey: 'profileTitle' | 'bonusCardTitle';
  /** Address of the visit, without its target. */
  again: string;
  target: string;
  fault: Unsent;
}

export function VisitFailed({ words, ...rest }: Props & { words: AbstractIntlMessages }) {
  return (
    <WithWords name="session" words={words}>
      <Told {...rest} />
    </WithWords>
  );
}

function Told({ titleKey, again, target, fault }: Props) {
  const t = useTranslations('session');
  const query = new URLSearchParams({ target });
  return (
    <CannotGo title={t(titleKey)} text={t(fault)} again={`${again}?${query}`} target={target} />
  );
}
