/** Says which term the results are for when the typed one was misspelt. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { resultsPath } from '#features/search/rules/term.ts';
import { Link } from '../../design/link.tsx';
import banner from '../../design/banner/banner.module.css';

interface CorrectionProps {
  term: string;
  corrected: string;
  /** Products were found for the corrected term. */
  isFound: boolean;
}

export function Correction({ term, corrected, isFound }: CorrectionProps) {
  const t = useTranslations('pages/search');
  return (
    <p className={banner.info}>
      {isFound ? t('corrected', { term }) : t('didYouMean')}{' '}
      <Link to={resultsPath(corrected)}>
        <strong>{corrected}</strong>
      </Link>
      {isFound ? '.' : '?'}
    </p>
  );
}
