/** The blocks of help pages. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { BonusSteps } from '../account/bonus-steps.tsx';
import { Deliveries } from './deliveries.tsx';
import { Guarantee, Notice } from './frames.tsx';
import { Payments } from './payments.tsx';
import { Questions } from './questions.tsx';
import { Hours, Seller, WithdrawalForm } from './seller.tsx';
import styles from '../content/content.module.css';
import type { BlockProps, HelpBlockName, ShownBlock } from '../content/shown.ts';
import { TextLink } from '../content/text.tsx';

const components: { [Name in HelpBlockName]: React.ComponentType<BlockProps[Name]> } = {
  seller: Seller,
  hours: Hours,
  'withdrawal-form': WithdrawalForm,
  deliveries: Deliveries,
  payments: Payments,
  bonus: Bonus,
  stores: ToStores,
  guarantee: Guarantee,
  notice: Notice,
  questions: Questions,
};

export function HelpBlock({ block }: { block: ShownBlock }) {
  const Component = components[block.name as HelpBlockName] as React.ComponentType<object>;
  return <Component {...block.props} />;
}

function Bonus({ bonusSteps }: BlockProps['bonus']) {
  const t = useTranslations('pages/parts/help');
  return (
    <div className={styles.frame}>
      {bonusSteps.length > 0 ? <BonusSteps steps={bonusSteps} /> : <p>{t('noBonus')}</p>}
    </div>
  );
}

function ToStores() {
  const t = useTranslations('pages/parts/help');
  return (
    <p>
      <TextLink to="/myymalat">{t('toStores')}</TextLink>
    </p>
  );
}
