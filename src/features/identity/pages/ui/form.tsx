/** Shared parts of forms, and their errors. */
import { ErrorSummary } from '#design/error-summary/error-summary.tsx';
import type { IdentityTranslate } from '../../translations.ts';
import styles from './page.module.css';

/** Props of every screen. */
export interface ScreenProps {
  t: IdentityTranslate;
}

/** Props of a screen with a form; the token protects it against CSRF. */
export interface FormProps extends ScreenProps {
  csrf: string;
}

/** Texts by field name. */
export type FieldTexts = Record<string, string>;

/** A form that posts to its own page; `part` names it when a page has several. Browser validation is off,
 * because the shop's messages are clearer. */
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
  /** Error of the whole form. */
  refusal?: string | undefined;
  faults?: FieldTexts | undefined;
}

/** Error summary above a rejected form. */
export function Refusal({ t, refusal, faults = {} }: RefusalProps) {
  const listed = Object.entries(faults).map(([id, text]) => ({ id, text }));
  if (!refusal && listed.length === 0) return null;
  return <ErrorSummary title={refusal ?? t('faults')} faults={listed} />;
}
