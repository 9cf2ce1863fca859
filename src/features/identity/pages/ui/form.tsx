/** Parts of the forms: what all of them have, and what was refused. */
import { ErrorSummary } from '#design/error-summary.tsx';
import type { IdentityTranslate } from '../../translations.ts';
import styles from './page.module.css';

/** What every screen is given. */
export interface ScreenProps {
  t: IdentityTranslate;
}

/** What a screen with a form is given besides: the token that shows the form to be ours. */
export interface FormProps extends ScreenProps {
  csrf: string;
}

/** Texts by the names of fields. */
export type FieldTexts = Record<string, string>;

/** A form that posts to its own page; `part` names it where there are several. The browser checks
 * nothing, for our words say more. */
export function Form({
  csrf,
  part,
  children,
}: {
  csrf: string;
  part?: string;
  children: React.ReactNode;
}) {
  return (
    <form method="post" noValidate className={styles.form}>
      <input type="hidden" name="csrf" value={csrf} />
      {part && <input type="hidden" name="part" value={part} />}
      {children}
    </form>
  );
}

interface RefusalProps extends ScreenProps {
  /** What is wrong with the whole form. */
  refusal?: string | undefined;
  faults?: FieldTexts | undefined;
}

/** Stands at the head of a form that was refused. */
export function Refusal({ t, refusal, faults = {} }: RefusalProps) {
  const listed = Object.entries(faults).map(([id, text]) => ({ id, text }));
  if (!refusal && listed.length === 0) return null;
  return <ErrorSummary title={refusal ?? t('faults')} faults={listed} />;
}
