/** The texts of what is wrong with a form that was sent. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { FeedbackKind } from '#features/feedback/contract.ts';
import type { FeedbackResult } from './send.ts';

/** The fields in their order on the page, each with its label. */
const labels = {
  topic: 'topic',
  message: 'message',
  page: 'page',
  orderNumber: 'orderNumber',
  name: 'name',
  email: 'email',
} as const;

const codes = ['required', 'choose', 'email', 'order-number', 'too-long'] as const;

export function useFaults(kind: FeedbackKind, result: FeedbackResult | undefined) {
  const t = useTranslations('pages/parts/feedback');
  const errorOf = (name: string): string | undefined => {
    const fault = result?.faults[name];
    if (!result || !fault) return undefined;
    if (name === 'message' && fault === 'too-long')
      return t('faults.message_too_long', result.length);
    const code = codes.find((one) => one === fault);
    return t(`faults.${keyOf(code)}`);
  };
  const listed = Object.entries(labels).flatMap(([id, label]) => {
    const text = errorOf(id);
    const isBarrier = id === 'message' && kind === 'accessibility';
    return text ? [{ id, text: `${t(isBarrier ? 'barrier' : label)}: ${text}` }] : [];
  });
  return { errorOf, listed, title: titleOf() };

  function titleOf(): string | null {
    if (result?.failed?.code === 'too-much-feedback') return t('failed.too_much', result.failed);
    if (result?.failed) return t(result.failed.code === 'away' ? 'failed.away' : 'failed.off');
    return listed.length > 0 ? t('wrong', { count: listed.length }) : null;
  }
}

const keyOf = (code: (typeof codes)[number] | undefined) => {
  if (code === 'order-number') return 'order_number';
  if (code === 'too-long') return 'too_long';
  return code ?? 'other';
};
