import { expect, test } from 'vitest';
import { loader } from './not-found.tsx';

async function opened(path: string): Promise<[number, string | null]> {
  try {
    await loader({ params: { '*': path } } as Parameters<typeof loader>[0]);
  } catch (answer) {
    const { status, headers } = answer as Response;
    return [status, headers.get('location')];
  }
  throw new Error('It was found.');
}

test('the number of a product alone leads to its page; other unknown addresses to none', async () => {
  expect(await opened('tuote/1000547')).toEqual([301, '/tuote/x/1000547']);
  for (const path of ['tuote/kahvi', 'tuote/1234567890123456', 'tuote', 'olematon'])
    expect(await opened(path)).toEqual([404, null]);
});
