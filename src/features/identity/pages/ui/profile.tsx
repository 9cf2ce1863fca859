/** The profile: one form for each thing that can be changed. */
import { Button } from '#design/button/button.tsx';
import layout from '#design/layout.module.css';
import card from '../../../../design/card/card.module.css';
import banner from '../../../../design/banner/banner.module.css';
import type { CustomerAddress } from '../../../session/contract.ts';
import { addressKey, type Account } from '../../accounts/record.ts';
import {
  CurrentPasswordField,
  EmailField,
  NewPasswordField,
  PersonalField,
  type Filled,
} from './fields.tsx';
import { Form, Refusal, type FieldTexts, type FormProps } from './form.tsx';
import { Logins, type ShownLogin } from './logins.tsx';
import styles from './page.module.css';
import { Section } from './section.tsx';

/** The result of a form; a rejected form shows its input again. */
export interface Outcome {
  /** Name of the form. */
  part?: string;
  done?: string;
  /** Error of the whole form. */
  refusal?: string;
  faults?: FieldTexts;
  values?: FieldTexts;
}

interface ProfileProps extends FormProps {
  account: Account;
  logins: ShownLogin[];
  outcome: Outcome;
}

export function Profile(props: ProfileProps) {
  const { t, outcome } = props;
  return (
    <>
      <Refusal t={t} refusal={outcome.refusal} faults={outcome.faults} />
      {outcome.done && <output className={banner.info}>{outcome.done}</output>}
      <Names {...props} />
      <Addresses {...props} />
      <Email {...props} />
      <Password {...props} />
      <Logins {...props} />
    </>
  );
}

/** Rejected input belongs to one form only. */
const filledFor = ({ t, outcome }: ProfileProps, part: string, stored: FieldTexts = {}): Filled =>
  outcome.part === part
    ? { t, values: { ...stored, ...outcome.values }, faults: outcome.faults }
    : { t, values: stored };

function Names(props: ProfileProps) {
  const { t, csrf, account } = props;
  const { givenName: firstName, familyName: lastName, phone } = account;
  const filled = filledFor(props, 'names', { firstName, lastName, phone });
  return (
    <Section title={t('names')}>
      <Form csrf={csrf} part="names">
        <div className={styles.pair}>
          <PersonalField filled={filled} name="firstName" />
          <PersonalField filled={filled} name="lastName" />
        </div>
        <PersonalField filled={filled} name="phone" />
        <Button wide>{t('save')}</Button>
      </Form>
    </Section>
  );
}

function Addresses(props: ProfileProps) {
  const { t, csrf, account } = props;
  const filled = filledFor(props, 'address');
  return (
    <Section title={t('addresses')}>
      {account.addresses.map((address) => (
        <KnownAddress key={addressKey(address)} {...props} address={address} />
      ))}
      <Form csrf={csrf} part="address">
        <fieldset className={styles.form}>
          <legend className={styles.legend}>{t('addAddress')}</legend>
          <PersonalField filled={filled} name="streetAddress" />
          <div className={styles.pair}>
            <PersonalField filled={filled} name="postcode" />
            <PersonalField filled={filled} name="city" />
          </div>
          <Button quiet wide>
            {t('save')}
          </Button>
        </fieldset>
      </Form>
    </Section>
  );
}

function KnownAddress({ t, csrf, address }: FormProps & { address: CustomerAddress }) {
  const { firstName, lastName, streetAddress, postcode, city } = address;
  const line = `${streetAddress}, ${postcode} ${city}`;
  return (
    <div className={`${card.box} ${layout.tight}`}>
      <p>
        {firstName} {lastName}
        <br />
        {streetAddress}
        <br />
        {postcode} {city}
      </p>
      <Form csrf={csrf} part="remove-address">
        <input type="hidden" name="address" value={addressKey(address)} />
        <Button quiet wide aria-label={`${t('removeAddress')}: ${line}`}>
          {t('removeAddress')}
        </Button>
      </Form>
    </div>
  );
}

function Email(props: ProfileProps) {
  const { t, csrf, account } = props;
  const filled = filledFor(props, 'email');
  return (
    <Section title={t('changeEmail')}>
      <p>{t('emailNow', { email: account.email })}</p>
      <Form csrf={csrf} part="email">
        <EmailField filled={filled} label={t('newEmail')} />
        <CurrentPasswordField filled={filled} name="emailPassword" label={t('currentPassword')} />
        <Button quiet wide>
          {t('changeEmailDo')}
        </Button>
      </Form>
    </Section>
  );
}

function Password(props: ProfileProps) {
  const { t, csrf } = props;
  const filled = filledFor(props, 'password');
  return (
    <Section title={t('changePassword')}>
      <Form csrf={csrf} part="password">
        <CurrentPasswordField filled={filled} label={t('currentPassword')} />
        <NewPasswordField filled={filled} name="newPassword" label={t('newPassword')} />
        <Button quiet wide>
          {t('resetDo')}
        </Button>
      </Form>
    </Section>
  );
}
