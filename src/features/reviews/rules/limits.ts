/** How many reviews one shopper may send; one more is allowed every `seconds`. */
export const limits = {
  /** Of a customer, or of the guest of an order. */
  writer: { capacity: 20, seconds: 1800 },
  /** From one network, which many people may share. */
  network: { capacity: 60, seconds: 300 },
} as const;
