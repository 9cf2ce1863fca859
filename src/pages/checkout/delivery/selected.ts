/** What is selected on the page for a shipment. */
export interface Selected {
  methodId: string | null;
  /** By method. */
  agents: Record<string, string>;
  slots: Record<string, string>;
}
