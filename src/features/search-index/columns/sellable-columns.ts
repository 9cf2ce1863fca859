/** Builds the columns of sellables (variants, or products without variants): stock, size, colours,
 * prices, and look-up by id and GTIN. */
import { isCut } from '../../pricing/rules.ts';
import type { ProductRecord } from '../../catalogue/record.ts';
import { sellablesOf, type Sellable } from '../../catalogue/rules/sellables.ts';
import { makeCodes } from './codes.ts';
import type { Sellables } from './columns.ts';
import { bytes, inOrder, listsInOrder, real, whole } from './growable-arrays.ts';
import { sortedPairs } from './radix-sort.ts';
import type { VocabularyBuilder } from './vocabularies.ts';

export interface SellablesBuilder {
  add(record: ProductRecord): void;
  finish(order: Uint32Array): Sellables;
}

export function makeSellables(vocabularies: VocabularyBuilder): SellablesBuilder {
  const columns = makeColumns(vocabularies);
  const [ids, idRows, idSellables] = [real(), whole(), real()];
  const [gtins, gtinRows, starts] = [real(), whole(), whole()];
  const codes = makeCodes();
  starts.push(0);
  let row = 0;
  const number = (sokId: string, sellable: number) => {
    ids.push(Number(sokId));
    idRows.push(row);
    idSellables.push(sellable);
  };
  return {
    add(record) {
      if (record.variants.length > 0) number(record.sokId, -1);
      for (const { sku } of [record, ...record.variants]) if (sku) codes.add(sku, row);
      for (const sellable of sellablesOf(record)) {
        number(sellable.sokId, columns.length());
        columns.add(sellable);
        if (sellable.gtin) gtins.push(Number(sellable.gtin));
        if (sellable.gtin) gtinRows.push(row);
      }
      starts.push(columns.length());
      row += 1;
    },
    finish(order) {
      const rowOf = new Uint32Array(order.length);
      for (const [place, from] of order.entries()) rowOf[from] = place;
      const numbered = Uint32Array.from({ length: columns.length() }, (_, i) => i);
      const sorted = listsInOrder({ starts: starts.taken(), values: numbered }, order);
      const placeOf = new Uint32Array(numbered.length);
      for (const [place, from] of sorted.values.entries()) placeOf[from] = place;
      const owners = idRows.taken();
      const places = Int32Array.from(idSellables.taken(), (sellable, i) =>
        sellable < 0 ? -1 - (rowOf[owners[i] as number] as number) : (placeOf[sellable] as number),
      );
      const byId = sortedPairs(ids.taken(), places);
      const byGtin = sortedPairs(
        gtins.taken(),
        gtinRows.taken().map((from) => rowOf[from] as number),
      );
      return {
        starts: sorted.starts,
        row: rowsOf(sorted.starts, numbered.length),
        ...columns.finish(sorted.values),
        ids: byId.keys,
        idPlaces: byId.values,
        gtins: byGtin.keys,
        gtinRows: byGtin.values,
        codes: codes.finish(rowOf),
      };
    },
  };
}

function rowsOf(starts: Uint32Array, length: number): Uint32Array {
  const rows = new Uint32Array(length);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    rows.fill(row, starts[row], starts[row + 1]);
  }
  return rows;
}

function makeColumns(vocabularies: VocabularyBuilder) {
  const [stock, size, colourStarts, colours] = [whole(), whole(), whole(), whole()];
  const [regular, sale, saleFrom, saleUntil] = [whole(), whole(), real(), real()];
  const cut = bytes();
  colourStarts.push(0);
  return {
    length: () => stock.length,
    add(sellable: Sellable): void {
      stock.push(sellable.stock);
      size.push(vocabularies.size(sellable.size));
      for (const colour of sellable.colours) colours.push(vocabularies.colour(colour));
      colourStarts.push(colours.length);
      regular.push(sellable.price.regularCents);
      sale.push(sellable.price.sale?.cents ?? 0);
      saleFrom.push(sellable.price.sale?.from ?? -Infinity);
      saleUntil.push(sellable.price.sale?.until ?? Infinity);
      cut.push(isCut(sellable.price) ? 1 : 0);
    },
    finish(order: Uint32Array) {
      return {
        stock: inOrder(stock.taken(), order),
        size: inOrder(size.taken(), order),
        colours: listsInOrder({ starts: colourStarts.taken(), values: colours.taken() }, order),
        prices: {
          regular: inOrder(regular.taken(), order),
          sale: inOrder(sale.taken(), order),
          saleFrom: inOrder(saleFrom.taken(), order),
          saleUntil: inOrder(saleUntil.taken(), order),
          isCut: inOrder(cut.taken(), order),
        },
      };
    },
  };
}
