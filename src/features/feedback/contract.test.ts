import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GivenFeedback, longest } from './contract.ts';

const empty = { topic: '', message: 'Hei', name: '', email: '', orderNumber: '', page: '' };
const read = (given: Partial<typeof empty>) => GivenFeedback.safeParse({ ...empty, ...given });
const faultOf = (given: Partial<typeof empty>) => {
  const [issue] = read(given).error?.issues ?? [];
  return issue && `${String(issue.path[0])}: ${issue.message}`;
};

test('only the message is needed', () => {
  expect(read({}).data).toEqual(empty);
  expect(faultOf({ message: ' \r\n\t ' })).toBe('message: required');
});

test.each([
  [{ message: 'a'.repeat(longest.message + 1) }, 'message: too-long'],
  [{ name: 'a'.repeat(longest.name + 1) }, 'name: too-long'],
  [{ page: 'a'.repeat(longest.page + 1) }, 'page: too-long'],
  [{ email: `${'a'.repeat(longest.email)}@b.fi` }, 'email: too-long'],
  [{ email: 'aino' }, 'email: email'],
  [{ email: 'aino@example.com, onni@example.com' }, 'email: email'],
  [{ orderNumber: '12345' }, 'orderNumber: order-number'],
  [{ orderNumber: '100200x' }, 'orderNumber: order-number'],
  [{ topic: 'a'.repeat(61) }, 'topic: other'],
])('%o is not taken', (given, fault) => {
  expect(faultOf(given)).toBe(fault);
});

test('the longest texts are taken, line breaks of forms counting once', () => {
  const message = `${'a'.repeat(longest.message - 2)}\r\nb`;
  expect(read({ message }).data?.message).toHaveLength(longest.message);
  const name = 'a'.repeat(longest.name);
  expect(read({ name: ` ${name} ` }).data?.name).toBe(name);
});

test('an order number may be written as people copy it', () => {
  expect(read({ orderNumber: ' # 100 200 ' }).data?.orderNumber).toBe('100200');
});

test('lines and paragraphs of a message stay; signs that nobody sees go', () => {
  const message = '\r\n Hei,\tkiitos \r\n\r\n\u202Etoinen\u0000 rivi\u2028 \n';
  expect(read({ message }).data?.message).toBe(' Hei, kiitos\n\ntoinen rivi');
  const line = { name: 'Ai\r\nBcc: x\u0007no', page: '/a\u200E\n' };
  expect(read(line).data).toMatchObject({ name: 'Ai Bcc: xno', page: '/a' });
});

test('what was taken is taken unchanged again, and a database can store it', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(fc.record({ message: text, name: text, page: text }), (given) => {
      const { data } = read(given);
      if (!data) return;
      expect(read(data).data).toEqual(data);
      for (const value of Object.values(data)) {
        expect(value.isWellFormed()).toBe(true);
        expect(value).not.toContain('\0');
      }
    }),
  );
});
