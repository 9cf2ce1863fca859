/** Calls of shopping lists for pages; each connection needs a logged-in customer. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import * as calls from './contract.ts';

export const shoppingLists = (connection: Connection) => callApi(connection, calls.getLists, {});

export const shoppingList = (connection: Connection, id: string) =>
  callApi(connection, calls.getList, { params: { id } });

/** Id of the new list. */
export const createList = async (
  connection: Connection,
  json: CallInput<typeof calls.createList>['json'],
): Promise<string> => (await callApi(connection, calls.createList, { json })).id;

export const renameList = (connection: Connection, id: string, name: string) =>
  callApi(connection, calls.renameList, { params: { id }, json: { name } });

export const deleteList = (connection: Connection, id: string) =>
  callApi(connection, calls.deleteList, { params: { id } });

export const restoreList = (connection: Connection, id: string) =>
  callApi(connection, calls.restoreList, { params: { id } });

export const addToList = (connection: Connection, id: string, items: calls.WantedItem[]) =>
  callApi(connection, calls.addToList, { params: { id }, json: { items } });

export const setListItem = (
  connection: Connection,
  id: string,
  json: CallInput<typeof calls.setListItem>['json'],
) => callApi(connection, calls.setListItem, { params: { id }, json });
