/** Stock of one product or variant in a store. */
export interface LocalStock {
  storeCode: string;
  sokId: string;
  quantity: number;
}
