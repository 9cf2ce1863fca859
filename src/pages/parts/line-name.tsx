import { useLanguage } from '#platform/i18n/use-translations.ts';
import type { Order, OrderLine } from '#features/orders/contract.ts';
import { nameLanguageIn, wholeName } from '#features/orders/rules/name-language.ts';
import { MarkedText } from '../../design/marked-text.tsx';

interface LineNameProps {
  order: Pick<Order, 'language'>;
  line: OrderLine;
}

/** 'Huivi, sininen' */
export function LineName({ order, line }: LineNameProps) {
  const lang = nameLanguageIn(useLanguage(), order, line);
  return <MarkedText text={line.name} whole={wholeName(line)} lang={lang} />;
}
