/** A recipe: what it needs, as products for the cart, and how it is made. */
import { useId } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { itemText, toListPath } from '#features/shopping-lists/rules/choice.ts';
import { Button, ButtonLink } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import type { AddedAll } from '../add-all/add-all.ts';
import { AddedAllNotice } from '../add-all/added-all.tsx';
import { Ingredient } from './ingredient.tsx';
import styles from './recipe.module.css';
import { wantedOf, type ShownRecipe } from './shown.ts';

export function Recipe(recipe: ShownRecipe) {
  const { title, text, picture, steps, isTitled } = recipe;
  const t = useTranslations('pages/parts/recipe');
  const id = useId();
  const named = isTitled ? { 'aria-label': title } : { 'aria-labelledby': id };
  const Part = isTitled ? 'h2' : 'h3';
  return (
    <section className={styles.recipe} {...named}>
      <div className={styles.head}>
        <div className={layout.tight}>
          {!isTitled && <h2 id={id}>{title}</h2>}
          {text && <p>{text}</p>}
          <Facts {...recipe} />
        </div>
        {picture && (
          <img src={picture} alt="" width="800" height="600" className={styles.picture} />
        )}
      </div>
      <div className={styles.parts}>
        <Ingredients {...recipe} heading={Part} />
        <div className={layout.tight}>
          <Part>{t('steps')}</Part>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Facts({ servings, minutes }: Pick<ShownRecipe, 'servings' | 'minutes'>) {
  const t = useTranslations('pages/parts/recipe');
  return (
    <p className={layout.soft}>
      {t('servings', { count: servings })}
      {minutes !== undefined && ` · ${t('minutes', { count: minutes })}`}
    </p>
  );
}

interface IngredientsProps extends Pick<ShownRecipe, 'title' | 'ingredients'> {
  heading: 'h2' | 'h3';
}

function Ingredients({ title, ingredients, heading: Heading }: IngredientsProps) {
  const t = useTranslations('pages/parts/recipe');
  const wanted = wantedOf(ingredients);
  return (
    <div className={layout.tight}>
      <Heading>{t('ingredients')}</Heading>
      <ul className={styles.ingredients}>
        {ingredients.map((ingredient) => (
          <li key={ingredient.name + ingredient.amount}>
            <Ingredient ingredient={ingredient} />
          </li>
        ))}
      </ul>
      {wanted.length > 0 && <AllToCart title={title} wanted={wanted} />}
    </div>
  );
}

interface AllToCartProps {
  title: string;
  wanted: { sokId: string; quantity: number }[];
}

/** Without scripts the form leads to the cart, which says what is short. */
function AllToCart({ title, wanted }: AllToCartProps) {
  const t = useTranslations('pages/parts/recipe');
  const { Form, state, data } = useFetcher<{ many?: AddedAll }>();
  return (
    <div className={styles.ways}>
      <Form method="post" action="/ostoskori">
        {wanted.map((one) => (
          <input key={one.sokId} type="hidden" name="tuote" value={itemText(one)} />
        ))}
        <Button
          name="intent"
          value="many"
          busy={state !== 'idle'}
          aria-label={t('allToCartOf', { title })}
        >
          {t('allToCart')}
        </Button>
      </Form>
      <ButtonLink to={toListPath(wanted)} quiet aria-label={t('toListOf', { title })}>
        {t('toList')}
      </ButtonLink>
      <AddedAllNotice result={data?.many} />
    </div>
  );
}
