/** The form that attaches a bonus card, or the attached card (R227). */
import { Button } from '#design/button/button.tsx';
import layout from '#design/layout.module.css';
import { NamedField } from './fields.tsx';
import { Form, Refusal, type FormProps } from './form.tsx';
import styles from './page.module.css';

interface BonusCardProps extends FormProps {
  /** Last digits of the attached card, and whether it is a co-op customer's. */
  attached: { digits: string; isCoop: boolean } | null;
  /** The rejected input and its errors. */
  number: string;
  fault: string;
  /** Cards of a demo shop that can be attached, as printed. */
  demo: { number: string; isCoop: boolean }[];
}

export function BonusCard(props: BonusCardProps) {
  const { t, fault, attached } = props;
  return (
    <>
      <Refusal t={t} faults={fault ? { number: fault } : undefined} />
      {attached ? <Attached {...props} {...attached} /> : <Asked {...props} />}
    </>
  );
}

function Attached({ t, csrf, digits, isCoop }: FormProps & { digits: string; isCoop: boolean }) {
  return (
    <>
      <p>{t('cardAttached', { digits })}</p>
      {isCoop && <p>{t('cardCoop')}</p>}
      <Form csrf={csrf}>
        <input type="hidden" name="remove" value="yes" />
        <Button quiet wide>
          {t('cardRemove')}
        </Button>
      </Form>
    </>
  );
}

function Asked({ t, csrf, number, fault, demo }: BonusCardProps) {
  const filled = { t, values: { number }, faults: { number: fault } };
  return (
    <>
      <p>{t('cardIntro')}</p>
      <Form csrf={csrf}>
        <NamedField
          name="number"
          filled={filled}
          label={t('cardNumber')}
          hint={t('cardHint')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
        />
        <Button wide>{t('cardDo')}</Button>
      </Form>
      {demo.length > 0 && (
        <section className={styles.section} aria-labelledby="demo">
          <h2 id="demo">{t('cardDemo')}</h2>
          <ul className={`${layout.tight} ${styles.numbers}`}>
            {demo.map((card) => (
              <li key={card.number}>
                {card.number} – {card.isCoop ? t('cardDemoCoop') : t('cardDemoPlain')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
