/** A component in one of its states, as the page of the design shows it. Its words are for developers. */
export interface Example {
  /** Unique: the example's address is `/_design?esimerkki=<id>`. */
  id: string;
  state: string;
  /** Is shown by itself only, as it takes the focus or covers the page. */
  isAlone?: boolean;
  Show: () => React.ReactNode;
}
