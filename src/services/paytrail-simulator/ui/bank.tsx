/** Screens of the bank's pages: the shop's components in another colour. The build makes a module and a
 * style sheet of this file. */
// Must be the first import: it sets the order of the CSS layers.
import '#design/tokens.css';
import { Button } from '#design/button/button.tsx';
import layout from '#design/layout.module.css';
import { PlainDocument, Sheet } from '#design/plain-document.tsx';
import { type Language } from '#platform/i18n/language.ts';
import type { BankTranslate } from '../translations.ts';
import styles from './bank.module.css';

interface BankProps {
  language: Language;
  title: string;
  /** Path the bank is mounted at, and path of the style sheet below it. */
  mount: string;
  styleSheet: string;
  children?: React.ReactNode;
}

/** The frame of every page. */
export function Bank({ title, children, ...document }: BankProps) {
  return (
    <PlainDocument {...document} title={title} icon="data:," className={styles.bank}>
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <Sheet>{children}</Sheet>
    </PlainDocument>
  );
}

interface Choice {
  act: string;
  label: string;
}

interface PaymentProps {
  t: BankTranslate;
  reference: string;
  /** With its currency. */
  amount: string;
  /** Who the shopper is known to be, if they were identified. */
  identified: string | null;
  /** Main buttons, the first of them primary, and the other outcomes that can be tried. */
  usual: Choice[];
  others: Choice[];
}

export function Payment({ t, reference, amount, identified, usual, others }: PaymentProps) {
  return (
    <>
      <dl className={layout.sums}>
        <dt>{t('order')}</dt>
        <dd>{reference}</dd>
        <dt>{t('toPay')}</dt>
        <dd className={layout.total}>{amount}</dd>
      </dl>
      {identified && <p>{identified}</p>}
      <form method="post" className={layout.tight}>
        {usual.map((choice, index) => (
          <ChoiceButton key={choice.act} {...choice} quiet={index > 0} />
        ))}
        <h2 className={styles.others}>{t('others')}</h2>
        {others.map((choice) => (
          <ChoiceButton key={choice.act} {...choice} quiet />
        ))}
      </form>
      <p className={layout.soft}>{t('note')}</p>
    </>
  );
}

interface IdentificationProps {
  t: BankTranslate;
  ways: { way: string; label: string }[];
  cancel: Choice;
}

/** Before credit is granted, the lender must know who asks for it. */
export function Identification({ t, ways, cancel }: IdentificationProps) {
  return (
    <form method="post" className={layout.tight}>
      <h2>{t('identify')}</h2>
      <p>{t('identifyWhy')}</p>
      {ways.map(({ way, label }, index) => (
        <Button key={way} name="identify" value={way} quiet={index > 0} wide>
          {label}
        </Button>
      ))}
      <ChoiceButton {...cancel} quiet />
      <p className={layout.soft}>{t('note')}</p>
    </form>
  );
}

const ChoiceButton = ({ act, label, quiet }: Choice & { quiet: boolean }) => (
  <Button name="act" value={act} quiet={quiet} wide>
    {label}
  </Button>
);
