/** The devices on which the customer is logged in, and a form to end each. */
import { Button } from '#design/button/button.tsx';
import layout from '#design/layout.module.css';
import card from '../../../../design/card/card.module.css';
import type { Device } from '../../accounts/record.ts';
import type { IdentityTranslate } from '../../translations.ts';
import { Form, type FormProps } from './form.tsx';
import { Section } from './section.tsx';

export interface ShownLogin {
  id: string;
  device: Device | null;
  /** When it began, and when it was last used, in words. */
  since: string;
  seen: string;
  /** The device that shows the page. */
  isHere: boolean;
}

const systemTexts = new Map<string, (t: IdentityTranslate) => string>([
  ['android', (t) => t('deviceAndroid')],
  ['linux', (t) => t('deviceLinux')],
  ['windows', (t) => t('deviceWindows')],
  // Names, the same in every language.
  ['chromebook', () => 'Chromebook'],
  ['ipad', () => 'iPad'],
  ['iphone', () => 'iPhone'],
  ['mac', () => 'Mac'],
]);

/** 'Firefox, Windows-tietokone' */
function deviceText(t: IdentityTranslate, device: Device | null): string {
  const system = systemTexts.get(device?.system ?? '')?.(t);
  return [device?.browser, system].filter(Boolean).join(', ') || t('deviceUnknown');
}

export function Logins({ t, csrf, logins }: FormProps & { logins: ShownLogin[] }) {
  return (
    <Section title={t('logins')}>
      <p>{t('loginsText')}</p>
      {logins.map((login) => (
        <Login key={login.id} t={t} csrf={csrf} login={login} />
      ))}
      {logins.some(({ isHere }) => !isHere) && (
        <Form csrf={csrf} part="end-other-logins">
          <Button wide>{t('endOtherLogins')}</Button>
        </Form>
      )}
    </Section>
  );
}

function Login({ t, csrf, login }: FormProps & { login: ShownLogin }) {
  const { id, since, seen, isHere } = login;
  const device = deviceText(t, login.device);
  return (
    <div className={`${card.box} ${layout.tight}`}>
      <h3>{device}</h3>
      <p>
        {t('loginSince', { since })}
        <br />
        {isHere ? <strong>{t('loginHere')}</strong> : t('loginSeen', { seen })}
      </p>
      {!isHere && (
        <Form csrf={csrf} part="end-login">
          <input type="hidden" name="login" value={id} />
          <Button quiet wide aria-label={t('endLoginName', { device, since })}>
            {t('endLogin')}
          </Button>
        </Form>
      )}
    </div>
  );
}
