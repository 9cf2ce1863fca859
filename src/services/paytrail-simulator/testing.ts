/** For tests: the bank's pages from their source. */
import type { BankPages } from './page.ts';
import * as screens from './ui/bank.tsx';

export const bankPages = async (): Promise<BankPages> => ({
  screens,
  styleSheet: 'assets/style.css',
  assets: async (c) => c.body(null, 404),
});
