import { expect, test } from 'vitest';
import { linesFound } from './testing.ts';

const found = (body: string) => linesFound('screen-words.ts', 'aitta/screen-words', body);

const planted = [
  '<p>Tervetuloa</p>',
  "<p>{'Welcome'}</p>",
  "<p>{isOpen ? 'open' : name}</p>",
  '<p>{`${name} hinta`}</p>',
  '<img alt="A basket" />',
  '<button aria-label="Sulje" />',
  "<input placeholder={isOpen ? 'Etsi' : name} />",
  '<PageTitle title={`${name} – Kassa`} />',
  "<Page {...pageMeta({ title: 'Ostoskori' })} />",
  "<Page {...pageMeta({ title: isOpen ? 'Maksu' : name })} />",
  "<Page names={['Myymälät']} />",
];

test('words of the screen are found wherever they are planted', () => {
  const body = `export const planted = (isOpen, name) => [\n${planted.map((one) => `${one},`).join('\n')}\n];`;
  expect(found(body)).toEqual(planted.map((_, index) => index + 2));
});

test('texts from the text files, addresses, names of classes and keys are left alone', () => {
  const body = `export const fine = (t, name, isOpen) => [
<p className="large card">{t('title')}</p>,
<Link to="/tilaukset" aria-label={t('orders', { name })}>{name}</Link>,
<p>{\`\${name} – \${t('title')}\`} ×</p>,
<p>{isOpen && <span data-state={isOpen ? 'open' : 'closed'} />}</p>,
t(isOpen ? 'open' : 'closed', { title: name }),
];`;
  expect(found(body)).toEqual([]);
});
