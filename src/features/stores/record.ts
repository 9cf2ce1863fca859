/** What a store has of one thing. */
export interface LocalStock {
  storeCode: string;
  sokId: string;
  quantity: number;
}
