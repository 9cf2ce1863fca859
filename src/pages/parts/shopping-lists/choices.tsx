/** The lists to choose from, and a new one. */
import { useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { mostOfOne } from '#features/cart/rules/wanted-quantity.ts';
import { itemText } from '#features/shopping-lists/rules/choice.ts';
import banner from '../../../design/banner/banner.module.css';
import { Button } from '../../../design/button/button.tsx';
import { Field } from '../../../design/field/field.tsx';
import layout from '../../../design/layout.module.css';
import type { chosenFor } from './choose.ts';
import styles from './shopping-lists.module.css';

type Choice = Awaited<ReturnType<typeof chosenFor>>;

interface ChoicesProps extends Pick<Choice, 'items' | 'newName'> {
  lists: { id: string; name: string; items: number }[];
  fault: string | undefined;
  /** The fault is about the new list. */
  isNewAtFault: boolean;
}

/** One form: the quantity of a single product counts for whichever button is pressed. */
export function Choices({ lists, items, newName, fault, isNewAtFault }: ChoicesProps) {
  const t = useTranslations('pages/parts/shopping-lists');
  const firstName = lists.length > 0 ? '' : t('firstName');
  return (
    <Form method="post" className={layout.stack} noValidate>
      {items.map((item) => (
        <input key={item.sokId} type="hidden" name="tuote" value={itemText(item)} />
      ))}
      {/* The first button of a form is the one that Enter in a field presses. */}
      <button
        type="submit"
        name="intent"
        value="create"
        className={layout.hidden}
        tabIndex={-1}
        aria-hidden="true"
      />
      {items.length === 1 && <Pieces quantity={items[0]?.quantity ?? 1} />}
      {fault && !isNewAtFault && (
        <p className={banner.warning} role="alert">
          {fault}
        </p>
      )}
      {lists.length > 0 && <OwnLists lists={lists} />}
      <NewList
        name={newName ? t('cartOf', { day: newName }) : firstName}
        error={isNewAtFault ? fault : undefined}
      />
    </Form>
  );
}

function Pieces({ quantity }: { quantity: number }) {
  const t = useTranslations('pages/parts/shopping-lists');
  const id = useId();
  return (
    <div className={styles.pieces}>
      <label htmlFor={id}>{t('quantity')}</label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={mostOfOne}
        defaultValue={quantity}
      />
    </div>
  );
}

function OwnLists({ lists }: Pick<ChoicesProps, 'lists'>) {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <section className={layout.tight} aria-labelledby="own-lists">
      <h2 id="own-lists">{t('chooseList')}</h2>
      <ul className={styles.choices}>
        {lists.map(({ id, name, items }) => (
          <li key={id}>
            <Button name="list" value={id} quiet wide>
              {name} <span className={layout.soft}>{t('count', { count: items })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewList({ name, error }: { name: string; error: string | undefined }) {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <section className={layout.tight} aria-labelledby="new-list">
      <h2 id="new-list">{t('newList')}</h2>
      <div className={styles.name}>
        <Field
          label={t('name')}
          name="name"
          maxLength={60}
          defaultValue={name}
          error={error}
          autoComplete="off"
        />
        <Button name="intent" value="create">
          {t('createAndAdd')}
        </Button>
      </div>
    </section>
  );
}
