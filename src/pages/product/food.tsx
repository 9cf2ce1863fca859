import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf, addressIn, type Language } from '#platform/i18n/language.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import type { FoodInformation, Nutrition } from '#features/catalogue/contract/product-facts.ts';
import { nutrients } from '#features/catalogue/rules/product-facts.ts';
import layout from '../../design/layout.module.css';
import { MarkedText } from '../../design/marked-text.tsx';
import { Rows } from './rows.tsx';
import { operatorText } from './safety.tsx';
import styles from './facts.module.css';

/** Mandatory food information, before the food goes into the cart (L23). */
export function Food({ product }: { product: ProductDetails }) {
  const t = useTranslations('pages/product.food');
  const { food, measure, urlPaths } = product;
  if (!food) return null;
  return (
    <section className={layout.tight} id="elintarviketiedot" aria-labelledby="food">
      <h2 id="food">{t('title')}</h2>
      <Ingredients {...food} />
      {food.nutrition && <NutritionTable nutrition={food.nutrition} />}
      <Rows
        rows={[
          [t('quantity'), measure],
          [
            t('storage'),
            food.storage && <MarkedText text={food.storage} lang={food.storageLanguage} />,
          ],
          [
            t('origin'),
            food.origin && <MarkedText text={food.origin} lang={food.originLanguage} />,
          ],
          [t('operator'), food.operator && operatorText(food.operator)],
        ]}
      />
      <OtherLanguages paths={urlPaths} />
    </section>
  );
}

type IngredientsProps = Pick<FoodInformation, 'ingredients' | 'ingredientsLanguage'>;

function Ingredients({ ingredients: parts, ingredientsLanguage }: IngredientsProps) {
  const t = useTranslations('pages/product.food');
  if (parts.length === 0) return null;
  return (
    <div>
      <h3>{t('ingredients')}</h3>
      <p className={styles.text} lang={ingredientsLanguage}>
        {parts.map(({ text, isAllergen }, i) =>
          // Parts have no names of their own and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          isAllergen ? <strong key={i}>{text}</strong> : text,
        )}
      </p>
      {parts.some(({ isAllergen }) => isAllergen) && (
        <p className={layout.soft}>{t('allergens')}</p>
      )}
    </div>
  );
}

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const t = useTranslations('pages/product.food');
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString(localeOf(language));
  const reported = nutrients.flatMap((name) => {
    const grams = nutrition[name];
    return grams === null ? [] : [{ name, grams }];
  });
  return (
    <table className={styles.nutrition}>
      <caption>{t('nutrition')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('nutrient')}</th>
          <th scope="col">{nutrition.per}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('energy')}</th>
          <td>
            {t('energyValue', {
              kj: number(nutrition.energyKj),
              kcal: number(nutrition.energyKcal),
            })}
          </td>
        </tr>
        {reported.map(({ name, grams }) => (
          <tr
            key={name}
            className={name === 'saturates' || name === 'sugars' ? styles.part : undefined}
          >
            <th scope="row">{t(name)}</th>
            <td>{`${number(grams)} g`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The law requires the information in Finnish and Swedish, whatever language the shopper reads. */
const required = ['fi', 'sv'] as const satisfies Language[];

function OtherLanguages({ paths }: { paths: ProductDetails['urlPaths'] }) {
  const t = useTranslations('pages/product.food.in');
  const current = useLanguage();
  return (
    <p className={styles.languages}>
      {required
        .filter((language) => language !== current)
        .map((language) => (
          <a
            key={language}
            href={`${addressIn(language, paths[language])}#elintarviketiedot`}
            lang={language}
            hrefLang={language}
          >
            {t(language)}
          </a>
        ))}
    </p>
  );
}
