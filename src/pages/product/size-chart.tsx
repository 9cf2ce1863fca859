import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../design/layout.module.css';
import { Modal, ModalTrigger } from '../../design/modal/modal.tsx';
import styles from './size-chart.module.css';
import type { ShownChart } from './size-charts.ts';

export function SizeChart({ chart, size }: { chart: ShownChart; size: string | null }) {
  const t = useTranslations('pages/product');
  return (
    <div>
      <ModalTrigger modal="size-chart" className={styles.open}>
        {t('sizeChart')}
      </ModalTrigger>
      <Modal id="size-chart" title={t('sizeChart')} width="large" closesOutside>
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
      </Modal>
    </div>
  );
}
