/** A page with a message and a link to continue. */
import { buttonClass } from '#design/button/button.tsx';
import layout from '#design/layout.module.css';

interface NoticeProps {
  text: string;
  hint?: string;
  /** The link to continue. */
  next?: { href: string; label: string };
}

export function Notice({ text, hint, next }: NoticeProps) {
  return (
    <>
      <p>{text}</p>
      {hint && <p className={layout.soft}>{hint}</p>}
      {next && (
        <a className={buttonClass({ wide: true })} href={next.href}>
          {next.label}
        </a>
      )}
    </>
  );
}
