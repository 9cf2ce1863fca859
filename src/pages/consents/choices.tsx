import { Form, useNavigation } from 'react-router';
import { localText, type LocalText } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { grouped } from '#features/consents/rules/display.ts';
import { Button } from '../../design/button/button.tsx';
import card from '../../design/card/card.module.css';
import { Choice } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import styles from './consents.module.css';
import { whenIn, type OwnConsent } from './own-consent.ts';

interface ChoicesProps {
  consents: readonly OwnConsent[];
  /** What the merchant calls the group of third-party consents. */
  thirdParties: { title: LocalText };
}

/** Giving and withdrawing take the same steps: a tick, and the button. */
export function Choices({ consents, thirdParties }: ChoicesProps) {
  const t = useTranslations('pages/consents');
  const language = useLanguage();
  const busy = useNavigation().formMethod === 'POST';
  const { single, group } = grouped(consents);
  if (consents.length === 0) return null;
  return (
    <Form method="post" className={`${card.box} ${layout.stack}`}>
      {single.length > 0 && (
        <fieldset className={layout.tight}>
          <legend className={layout.hidden}>{t('own')}</legend>
          <Boxes consents={single} />
        </fieldset>
      )}
      {group.length > 0 && (
        <fieldset className={layout.tight}>
          <legend className={styles.legend}>{localText(thirdParties.title, language)}</legend>
          <Boxes consents={group} />
        </fieldset>
      )}
      <p>
        <Button busy={busy}>{t('save')}</Button>
      </p>
    </Form>
  );
}

function Boxes({ consents }: { consents: readonly OwnConsent[] }) {
  const t = useTranslations('pages/consents');
  const language = useLanguage();
  const stateOf = ({ state, decision, isAsked }: OwnConsent): string => {
    if (!decision) return t('undecided');
    const when = whenIn(decision.decidedAt, language);
    const given = t(state === 'SIGNED' ? 'given' : 'notGiven', { when });
    return isAsked ? given : `${given} ${t('former')}`;
  };
  return consents.map((consent) => {
    const { contractId, state, textVersion, title, description } = consent;
    return (
      <div key={contractId}>
        <input type="hidden" name="shown" value={contractId} />
        <input type="hidden" name={`text.${contractId}`} value={textVersion} />
        {state === 'SIGNED' && <input type="hidden" name="was" value={contractId} />}
        <Choice
          // What is stored counts, also after the form was sent.
          key={state}
          type="checkbox"
          name="signed"
          value={contractId}
          defaultChecked={state === 'SIGNED'}
          label={<strong>{title}</strong>}
          hint={
            <>
              {description}
              <br />
              {stateOf(consent)}
            </>
          }
        />
      </div>
    );
  });
}
