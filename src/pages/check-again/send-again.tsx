/** The form as it was typed, for browsers without scripts: it is sent again after a login in another tab. */
import { useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button, buttonClass } from '../../design/button/button.tsx';
import { Field } from '../../design/field/field.tsx';
import { TextArea } from '../../design/field/text-area.tsx';
import layout from '../../design/layout.module.css';

/** What people type, by field; everything else is sent again unseen. */
const labels = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'streetAddress',
  'postcode',
  'city',
  'name',
  'displayName',
  'title',
  'text',
] as const;

interface Props {
  login: string;
  target: string;
  typed: [name: string, value: string][];
}

export function SendAgain({ login, target, typed }: Props) {
  const t = useTranslations('pages/check-again');
  return (
    <div className={layout.stack}>
      <p>{t('without')}</p>
      <p>
        <a href={login} target="_blank" className={buttonClass({})}>
          {t('loginInTab')}
        </a>
      </p>
      <form method="post" action={useHref(target)} className={layout.stack}>
        {typed.map(([name, value], at) => {
          const label = labels.find((one) => one === name);
          // Names may come several times.
          const key = `${at} ${name}`;
          if (!label) return <input key={key} type="hidden" name={name} value={value} />;
          const shown = { name, defaultValue: value, label: t(`field.${label}`) };
          return label === 'text' ? (
            <TextArea key={key} {...shown} />
          ) : (
            <Field key={key} {...shown} />
          );
        })}
        <p>
          <Button quiet>{t('send')}</Button>
        </p>
      </form>
    </div>
  );
}
