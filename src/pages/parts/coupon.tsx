/** The discount code: entered, shown, explained and removed (R248). */
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { depositOf } from '#features/cart/rules/counted.ts';
import { announce } from '../../design/announcer.tsx';
import { Button } from '../../design/button/button.tsx';
import { Field } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import collapsible from '../../design/collapsible/collapsible.module.css';
import type { CouponResult } from './change-coupon.ts';

interface CouponProps {
  cart: Pick<Cart, 'coupons' | 'couponRefusal' | 'items'>;
  /** The result that came with the page, after a form was sent without scripts. */
  result: CouponResult | undefined;
}

export function Coupon({ cart, result }: CouponProps) {
  const fetcher = useFetcher<CouponResult>();
  const place = useRef<HTMLDivElement>(null);
  const [code] = cart.coupons;
  const text = useStateOf(cart);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (text) announce(text);
    // The pressed button is gone; its place keeps the focus.
    if (document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>('button, summary')?.focus();
    }
  }, [text]);
  const fault = (fetcher.data ?? result)?.coupon ?? null;
  return (
    <div ref={place}>
      <fetcher.Form method="post" noValidate>
        {code ? <Applied code={code} text={text} /> : <Given fault={fault} fetcher={fetcher} />}
      </fetcher.Form>
    </div>
  );
}

/** What the coupon does, or why it has no effect; empty without one. */
function useStateOf({
  coupons: [code],
  couponRefusal: refusal,
  items,
}: CouponProps['cart']): string {
  const t = useTranslations('pages/parts/coupon');
  const language = useLanguage();
  if (!code) return '';
  if (refusal?.reason === 'ended') return t('ended', { code });
  const excluded = items.filter(({ isExcluded }) => isExcluded);
  if (excluded.length > 0 && excluded.length === items.length) return t('notOne', { code });
  const text = refusal
    ? t('belowMinimum', {
        code,
        minimum: euros(refusal.minimumEuroCents, language),
        missing: euros(refusal.missingEuroCents, language),
      })
    : t('applied', { code });
  const names = [...new Set(excluded.map(({ product }) => product.name))].join('; ');
  return [
    text,
    ...(names ? [t('notProducts', { names })] : []),
    ...(items.some((item) => depositOf(item) > 0) ? [t('notDeposits')] : []),
  ].join(' ');
}

function Applied({ code, text }: { code: string; text: string }) {
  const t = useTranslations('pages/parts/coupon');
  return (
    <div className={layout.tight}>
      <p>{text}</p>
      <p>
        <Button quiet small name="intent" value="no-coupon" aria-label={t('remove', { code })}>
          {t('removeShort')}
        </Button>
      </p>
    </div>
  );
}

interface GivenProps {
  fault: NonNullable<CouponResult['coupon']> | null;
  fetcher: { state: string };
}

function Given({ fault, fetcher }: GivenProps) {
  const t = useTranslations('pages/parts/coupon');
  const field = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fault) field.current?.querySelector('input')?.focus();
  }, [fault]);
  return (
    <details className={collapsible.quiet} ref={field} open={fault !== null || undefined}>
      <summary>{t('have')}</summary>
      <div className={layout.tight}>
        <Field
          label={t('code')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          defaultValue={fault?.code}
          error={fault ? t(fault.reason, { code: fault.code, minutes: fault.minutes }) : undefined}
        />
        <Button quiet small name="intent" value="coupon" busy={fetcher.state !== 'idle'}>
          {t('use')}
        </Button>
      </div>
    </details>
  );
}
