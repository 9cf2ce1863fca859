/** Reads the content space over a connection. */
import { callApi, type Connection } from '#platform/http/client.ts';
import { ApiCallFailed } from '#platform/errors.ts';
import { getContent } from './contract.ts';
import type { SpaceRead } from './rules/space.ts';
import { readStoredSpace } from './rules/stored.ts';

/** @param version the one wanted; a newer one is returned when it is no longer held
 * @throws ApiCallFailed when this process cannot read the documents, as it is older than the API's */
export async function readContent(
  connection: Connection,
  version: number,
): Promise<NonNullable<SpaceRead['space']>> {
  const content = await callApi(connection, getContent, { query: { version } });
  const { space, faults } = readStoredSpace(content.version, content.documents);
  if (space) return space;
  const [fault] = faults;
  throw new ApiCallFailed(`The content space cannot be read: ${fault?.kind} ${fault?.reason}`, {
    status: 502,
    code: 'unexpected-answer',
  });
}
