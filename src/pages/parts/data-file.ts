/** What is known of somebody, as a file only they get. */
export const dataFile = (reported: unknown): Response =>
  new Response(`${JSON.stringify(reported, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="aitta-tiedot.json"',
      'cache-control': 'no-store',
    },
  });
