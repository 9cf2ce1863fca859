/** Checkout calls for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import {
  createDraft,
  getShippingData,
  setAddress,
  setDeliveryMethod,
  type CheckoutCustomer,
} from './contract.ts';

/** Lines the stock cannot fill, and until when that was checked. */
export const draft = (connection: Connection, cartToken: string) =>
  callApi(connection, createDraft, { json: { cartToken } });

export const address = (connection: Connection, cartToken: string, customer: CheckoutCustomer) =>
  callApi(connection, setAddress, { json: { cartToken, customer } });

export const shippingData = (connection: Connection, cartToken: string) =>
  callApi(connection, getShippingData, { query: { cartToken } });

export const chooseDelivery = (
  connection: Connection,
  json: CallInput<typeof setDeliveryMethod>['json'],
) => callApi(connection, setDeliveryMethod, { json });
