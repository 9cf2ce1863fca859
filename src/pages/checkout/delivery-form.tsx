import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { DeliveryMethod, ShippingData } from '#features/checkout/contract.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { Button } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { Choice } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import styles from './checkout.module.css';

interface DeliveryProps {
  shipping: ShippingData;
  /** The last result, when it says that something has to be chosen. */
  failed: unknown;
  /** Called with the price of the selected method, in cents. */
  onTick: (priceEuroCents: number) => void;
}

export function DeliveryForm({ shipping, failed, onTick }: DeliveryProps) {
  const t = useTranslations('pages/checkout');
  const busy = useNavigation().formMethod === 'POST';
  const chosen = shipping.selectedDeliveryMethod?.deliveryMethodId;
  // An error no longer holds once something has been chosen.
  const [settled, setSettled] = useState<unknown>(null);
  const tick = (priceEuroCents: number) => {
    setSettled(failed);
    onTick(priceEuroCents);
  };
  return (
    <Form method="post" className={layout.stack} noValidate>
      <fieldset className={layout.tight}>
        <legend className={styles.legend}>
          <h2>{t('delivery')}</h2>
        </legend>
        {failed !== null && failed !== settled && (
          <ErrorSummary title={t('choose')} result={failed} />
        )}
        {shipping.availableDeliveryMethods.map((method) => (
          <Way
            key={method.deliveryMethodId}
            method={method}
            isChosen={method.deliveryMethodId === chosen}
            agentId={shipping.selectedAgent?.agentId}
            onTick={() => tick(method.priceEuroCents)}
          />
        ))}
      </fieldset>
      <p>
        <Button name="intent" value="delivery" busy={busy}>
          {t('toPayment')}
        </Button>
      </p>
    </Form>
  );
}

interface WayProps {
  method: DeliveryMethod;
  isChosen: boolean;
  agentId: string | undefined;
  onTick: () => void;
}

/** A delivery method; its pickup points are shown when it is chosen. */
function Way({ method, isChosen, agentId, onTick }: WayProps) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  const { deliveryMethodId: id, agents, priceEuroCents } = method;
  return (
    <div className={styles.way}>
      <Choice
        name="delivery"
        value={`${method.carrierId} ${id}`}
        required
        defaultChecked={isChosen}
        onChange={onTick}
        label={<strong>{method.name}</strong>}
        aside={priceEuroCents === 0 ? t('free') : euros(priceEuroCents, language)}
        hint={`${t('promise', { days: promisedDays(method.promise, language) })}. ${method.description}`}
      />
      {agents.length > 0 && (
        <label className={styles.agents}>
          {t('agent')}
          <select
            name={`agent-${id}`}
            defaultValue={agents.some((agent) => agent.agentId === agentId) ? agentId : undefined}
          >
            {agents.map((agent) => (
              <option key={agent.agentId} value={agent.agentId}>
                {agent.name}, {agent.streetAddress}, {agent.postcode} {agent.city}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
