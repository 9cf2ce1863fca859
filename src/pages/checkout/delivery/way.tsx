import { localeOf } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Agent, DeliveryMethod } from '#features/checkout/contract/delivery.ts';
import { promisedDays, promiseKey } from '#features/checkout/rules/promised-days.ts';
import { Choice } from '../../../design/field/field.tsx';
import layout from '../../../design/layout.module.css';
import styles from '../checkout.module.css';
import { fieldOf } from './field-of.ts';
import type { Selected } from './selected.ts';
import { Times } from './times.tsx';

interface WayProps {
  method: DeliveryMethod;
  /** Position of the shipment. */
  at: number;
  selected: Selected;
  onSelect: (more: Pick<Selected, 'agents' | 'slots'>) => void;
}

/** A delivery method; its places and times are shown when it is chosen. */
export function Way({ method, at, selected, onSelect }: WayProps) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  const { deliveryMethodId: id, agents, slots, isBySlot } = method;
  const agentId = agents.some((one) => one.agentId === selected.agents[id])
    ? selected.agents[id]
    : agents[0]?.agentId;
  const promise = isBySlot
    ? t(slots.some(({ isFree }) => isFree) ? 'slotsFrom' : 'noSlots', {
        days: promisedDays(method.promise, language),
      })
    : t(promiseKey(method.kind), {
        days: promisedDays(method.promise, language),
      });
  return (
    <div className={styles.way}>
      <Choice
        name={fieldOf('delivery', at)}
        value={`${method.carrierId} ${id}`}
        required
        defaultChecked={selected.methodId === id}
        onChange={() => onSelect({ agents: {}, slots: {} })}
        label={<strong>{method.name}</strong>}
        aside={<PriceOf method={method} />}
        hint={`${promise}. ${method.description}`}
      />
      {(agents.length > 0 || isBySlot) && (
        <div className={styles.more}>
          {agents.length > 0 && (
            <Places
              agents={agents}
              name={fieldOf(`agent-${id}`, at)}
              chosen={agentId}
              onChoose={(chosen) => onSelect({ agents: { [id]: chosen }, slots: {} })}
            />
          )}
          {isBySlot && (
            <Times
              slots={slots}
              name={fieldOf(`slot-${id}`, at)}
              agentId={agentId}
              chosen={selected.slots[id]}
              onChoose={(slotId) => onSelect({ agents: {}, slots: { [id]: slotId } })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Times may have prices of their own. */
function PriceOf({ method: { priceEuroCents, isBySlot, slots } }: { method: DeliveryMethod }) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  const price = priceEuroCents === 0 ? t('free') : euros(priceEuroCents, language);
  const differs = slots.some((slot) => slot.priceEuroCents > priceEuroCents);
  return isBySlot && differs ? t('priceFrom', { price }) : price;
}

interface PlacesProps {
  agents: Agent[];
  name: string;
  chosen: string | undefined;
  onChoose: (agentId: string) => void;
}

/** Places to collect, the nearest first. */
function Places({ agents, name, chosen, onChoose }: PlacesProps) {
  const t = useTranslations('pages/checkout');
  const locale = localeOf(useLanguage());
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' });
  return (
    <fieldset className={layout.tight}>
      <legend>
        <strong>{t('agent')}</strong>
      </legend>
      {agents.map((agent) => (
        <Choice
          key={agent.agentId}
          name={name}
          value={agent.agentId}
          defaultChecked={agent.agentId === chosen}
          onChange={() => onChoose(agent.agentId)}
          label={agent.name}
          aside={agent.kilometres !== null && kilometres.format(agent.kilometres)}
          hint={`${agent.streetAddress}, ${agent.postcode} ${agent.city}. ${t('hours', { hours: agent.openingHours })}`}
        />
      ))}
    </fieldset>
  );
}
