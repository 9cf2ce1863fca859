/** Personal data as a file download that only this shopper may get. */
export const dataFile = (reported: unknown): Response =>
  new Response(`${JSON.stringify(reported, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="aitta-tiedot.json"',
      'cache-control': 'no-store',
    },
  });
