/** A drawing of what one pays with; decorative, as the method's name is beside it. */
import type { PaymentKind } from '#features/payments/contract.ts';
import styles from './payment-methods.module.css';

const drawings: Record<PaymentKind, string> = {
  bank: 'M4 9.5 16 4l12 5.5v2H4v-2ZM7 11.5v7M13 11.5v7M19 11.5v7M25 11.5v7M4 20.5h24',
  mobile:
    'M11 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 21 21H11a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 11 3ZM14.5 18h3',
  card: 'M5 5h22a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 27 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5ZM3.5 9.5h25M7 15h5',
  invoice: 'M9 3h10l4 4v14H9V3ZM19 3v4h4M12.5 11.5h7M12.5 14.5h7M12.5 17.5h4',
  other:
    'M16 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM18.5 9.5a3.5 3.5 0 1 0 0 5M11.5 11.2h5M11.5 13h5',
};

export const PaymentMark = ({ kind }: { kind: PaymentKind }) => (
  <svg className={styles.mark} viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
    <path d={drawings[kind]} />
  </svg>
);
