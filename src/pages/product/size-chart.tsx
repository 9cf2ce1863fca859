import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../design/layout.module.css';
import styles from './size-chart.module.css';
import type { ShownChart } from './size-charts.ts';

/** In a popover that browsers open by themselves, with or without scripts. */
export function SizeChart({ chart, size }: { chart: ShownChart; size: string | null }) {
  const t = useTranslations('pages/product');
  const tCatalogue = useTranslations('features/catalogue');
  return (
    <div>
      <button type="button" className={styles.open} popoverTarget="size-chart">
        {t('sizeChart')}
      </button>
      <dialog
        id="size-chart"
        popover="auto"
        aria-labelledby="size-chart-title"
        className={styles.panel}
      >
        <div className={styles.head}>
          <h2 id="size-chart-title">{t('sizeChart')}</h2>
          {/* The first element reached in the panel. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <button
            type="button"
            className={styles.open}
            popoverTarget="size-chart"
            popoverTargetAction="hide"
            autoFocus
          >
            {tCatalogue('close')}
          </button>
        </div>
        <p className={layout.soft}>{t(`chart.${chart.kind}`)}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              {chart.measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`measure.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(([name = '', ...values]) => (
              <tr key={name} className={name === size ? styles.own : undefined}>
                <th scope="row">{name}</th>
                {values.map((value, i) => (
                  <td key={chart.measures[i]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </dialog>
    </div>
  );
}
