/** Calls about built files over a connection. */
import { ShopError } from '#platform/errors.ts';
import { callApi, type Connection } from '#platform/http/client.ts';
import { getBuiltFile, noteRelease, storeBuiltFiles, type BuiltFile } from './contract.ts';

/** @returns how many files of the build are stored */
export const releaseServed = async (connection: Connection, release: string): Promise<number> =>
  (await callApi(connection, noteRelease, { json: { release } })).files;

export const storeFiles = (
  connection: Connection,
  release: string,
  files: BuiltFile[],
): Promise<undefined> => callApi(connection, storeBuiltFiles, { json: { release, files } });

/** What Brotli made of a file of any build; null for one that is not stored. */
export async function builtFile(connection: Connection, path: string): Promise<Buffer | null> {
  try {
    const { bytes } = await callApi(connection, getBuiltFile, { query: { file: path } });
    return Buffer.from(bytes, 'base64');
  } catch (error) {
    if (error instanceof ShopError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
