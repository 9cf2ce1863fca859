import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export function loader() { return { now: 1 }; }
export default function Home() {
  const t = useTranslations('shell');
  return <h1>{t('title')} <Link to="/kategoria/muoti">x</Link></h1>;
}
