import { Form, useHref, useNavigation, useSubmit } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import type { useLeaving } from './leaving.ts';
import type { KnownShown } from './shown-known.ts';

interface ExpressProps {
  known: KnownShown;
  leaving: ReturnType<typeof useLeaving>['leaving'];
}

/** Straight to the first thing that is not known: for customers the payment or, before it, the delivery. */
export function Express({ known, leaving }: ExpressProps) {
  const t = useTranslations('pages/cart');
  const submit = useSubmit();
  const action = useHref('/kassa');
  const isBusy = useNavigation().formAction?.endsWith('/kassa');
  const go = () => void submit({ intent: 'express' }, { method: 'post', action });
  return (
    <Form method="post" action="/kassa" className={layout.tight}>
      <input type="hidden" name="intent" value="express" />
      <Button wide busy={isBusy} {...leaving(go)}>
        {t(known.deliveries.length > 0 ? 'toPayment' : 'toDelivery')}
      </Button>
      <p className={layout.soft}>
        {known.recipient}
        <br />
        {known.deliveries.join('; ')}
      </p>
    </Form>
  );
}
