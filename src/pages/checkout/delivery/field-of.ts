/** The name of a field of the delivery form: those of the second shipment end in `.1`.
 * @param shipment its position */
export const fieldOf = (name: string, shipment: number): string =>
  shipment === 0 ? name : `${name}.${shipment}`;
