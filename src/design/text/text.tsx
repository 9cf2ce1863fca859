/** Text of the type scale. */
import styles from './text.module.css';

type Variant = 'small' | 'body' | 'lead' | 'subtitle' | 'title' | 'headline';

/** Only display text may be heavier (R365). */
type Look =
  | { variant: 'display'; weight?: 'regular' | 'medium' | 'semibold' | 'bold' }
  | { variant?: Variant; weight?: 'regular' | 'medium' };

export type TextProps = Look &
  React.HTMLAttributes<HTMLElement> & {
    as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3';
    /** For what is said beside the matter. */
    soft?: boolean;
  };

const variants: Record<Variant | 'display', string | undefined> = {
  small: styles.small,
  body: styles.body,
  lead: styles.lead,
  subtitle: styles.subtitle,
  title: styles.title,
  headline: styles.headline,
  display: styles.display,
};

const weights = {
  regular: styles.regular,
  medium: styles.medium,
  semibold: styles.semibold,
  bold: styles.bold,
};

export function Text({
  as: Tag = 'p',
  variant = 'body',
  weight,
  soft,
  className,
  ...rest
}: TextProps) {
  const isHeavy = weight === 'semibold' || weight === 'bold';
  const classes = [
    variants[variant],
    // Other variants keep their own weight.
    weight && (!isHeavy || variant === 'display') && weights[weight],
    soft && styles.soft,
    className,
  ];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
