/** Buttons, and links that look like them. */
import { Link, type LinkProps } from '../link.tsx';
import styles from './button.module.css';

interface Look {
  quiet?: boolean;
  small?: boolean;
  wide?: boolean;
}

/** The class of a button, for links of pages without a router. */
export const buttonClass = ({ quiet, small, wide }: Look): string =>
  [styles.button, quiet && styles.quiet, small && styles.small, wide && styles.wide]
    .filter(Boolean)
    .join(' ');

/** A submit button by default; `busy` keeps its place and size while waiting. */
export function Button({
  quiet,
  small,
  wide,
  busy,
  ...rest
}: Look & { busy?: boolean } & React.ComponentProps<'button'>) {
  return (
    <button
      type="submit"
      {...rest}
      className={buttonClass({ quiet, small, wide })}
      aria-busy={busy || undefined}
    />
  );
}

export function ButtonLink({ quiet, small, wide, className = '', ...rest }: Look & LinkProps) {
  return <Link {...rest} className={`${buttonClass({ quiet, small, wide })} ${className}`} />;
}
