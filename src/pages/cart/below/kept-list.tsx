/** Products saved for later, under the cart. */
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { GoneLine } from '#features/cart/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Price } from '#features/pricing/ui/price.tsx';
import banner from '../../../design/banner/banner.module.css';
import { Button } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import { MarkedText } from '../../../design/marked-text.tsx';
import { Link } from '../../../design/link.tsx';
import styles from '../cart.module.css';
import type { RefusedKept } from '../change-kept.ts';
import type { CartResult } from '../change.ts';
import type { ShownKept } from '../kept.ts';
import { keptId } from '../news.ts';
import { useKeptRefusal } from './kept-refusal.ts';

export interface KeptListProps {
  kept: ShownKept[];
  /** What is no longer sold. */
  gone: GoneLine[];
  /** The refusal of a form that was sent without scripts. */
  refused: RefusedKept | undefined;
}

export function KeptList({ kept, gone, refused }: KeptListProps) {
  const t = useTranslations('pages/cart/below');
  if (kept.length + gone.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="kept">
      <h2 id="kept" tabIndex={-1}>
        {t('kept')}
      </h2>
      <ul className={styles.lines}>
        {kept.map((one) => (
          <KeptLine
            key={one.sokId}
            kept={one}
            refused={refused?.sokId === one.sokId ? refused : undefined}
          />
        ))}
        {gone.map((line) => (
          <GoneKept key={line.sokId} line={line} />
        ))}
      </ul>
    </section>
  );
}

function KeptLine({ kept, refused }: { kept: ShownKept; refused: RefusedKept | undefined }) {
  const t = useTranslations('pages/cart/below');
  const change = useFetcher<CartResult>();
  const { sokId, name, brandName, picture, path, price, quantity, isSold } = kept;
  const refusal = useKeptRefusal(change.data?.refusedKept ?? refused);
  return (
    <li id={keptId(sokId)} className={styles.line} aria-busy={change.state !== 'idle' || undefined}>
      <ProductPicture
        picture={picture}
        alt=""
        sizes="96px"
        widths={[160, 320]}
        className={styles.picture}
      />
      <div className={styles.about}>
        {brandName && <span className={styles.small}>{brandName}</span>}
        <h3 className={styles.name}>
          <Link to={path}>
            <MarkedText text={name} whole={name} {...kept.marked} />
          </Link>
        </h3>
        <div className={styles.price}>
          <Price price={price} sokId={sokId} />
        </div>
        {!isSold && <span className={styles.small}>{t('notBack.gone')}</span>}
      </div>
      <span className={styles.total}>{t('pieces', { count: quantity })}</span>
      <change.Form method="post" className={styles.forms}>
        <input type="hidden" name="sokId" value={sokId} />
        {isSold ? (
          <Button quiet small name="intent" value="return" aria-label={t('returnName', { name })}>
            {t('return')}
          </Button>
        ) : (
          <span />
        )}
        <ForgetButton name={name} />
      </change.Form>
      {refusal && (
        <p className={`${banner.warning} ${styles.fault}`} role="alert">
          {refusal}
        </p>
      )}
    </li>
  );
}

function ForgetButton({ name }: { name: string }) {
  const t = useTranslations('pages/cart/below');
  return (
    <button
      type="submit"
      className={styles.remove}
      name="intent"
      value="forget"
      aria-label={t('removeName', { name })}
    >
      {t('remove')}
    </button>
  );
}

/** A product that is no longer sold: all there is to it is its name. */
function GoneKept({ line: { sokId, name } }: { line: GoneLine }) {
  const t = useTranslations('pages/cart/below');
  const change = useFetcher<CartResult>();
  const shown = name || t('unnamed');
  return (
    <li id={keptId(sokId)} className={styles.line} aria-busy={change.state !== 'idle' || undefined}>
      <ProductPicture
        picture={null}
        alt=""
        sizes="96px"
        widths={[160]}
        className={styles.picture}
      />
      <div className={styles.about}>
        <h3 className={styles.name}>{shown}</h3>
        <span className={styles.small}>{t('noLongerSold')}</span>
      </div>
      <change.Form method="post" className={styles.forms}>
        <input type="hidden" name="sokId" value={sokId} />
        <span />
        <ForgetButton name={shown} />
      </change.Form>
    </li>
  );
}
