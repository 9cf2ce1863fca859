/** Pages that the law wants shoppers to be led to before they order; every shop has them. */

/** The notice of the legal guarantee of conformity (L24). */
export const guaranteePage = '/info/takuu-ja-huolto#guarantee';
