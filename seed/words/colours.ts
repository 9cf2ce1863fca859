import type { Colour } from '../model.ts';

const colour = (key: string, hex: string, fi: string, sv: string, en: string): Colour => ({
  key,
  hex,
  name: { fi, sv, en },
});

/** Every colour of the demo shop; feeds name it in words, pictures use the hex. */
export const colours: Colour[] = [
  colour('black', '#26282b', 'musta', 'svart', 'black'),
  colour('white', '#f4f3ef', 'valkoinen', 'vit', 'white'),
  colour('grey', '#8d9296', 'harmaa', 'grå', 'grey'),
  colour('light-grey', '#c9ccce', 'vaaleanharmaa', 'ljusgrå', 'light grey'),
  colour('beige', '#d9c7a7', 'beige', 'beige', 'beige'),
  colour('brown', '#7a5238', 'ruskea', 'brun', 'brown'),
  colour('cognac', '#a9623a', 'konjakki', 'konjak', 'cognac'),
  colour('red', '#c3272f', 'punainen', 'röd', 'red'),
  colour('burgundy', '#6e1f33', 'viininpunainen', 'vinröd', 'burgundy'),
  colour('pink', '#ec8fb0', 'vaaleanpunainen', 'rosa', 'pink'),
  colour('orange', '#ea7a26', 'oranssi', 'orange', 'orange'),
  colour('yellow', '#f0c331', 'keltainen', 'gul', 'yellow'),
  colour('mustard', '#c79a2b', 'sinapinkeltainen', 'senapsgul', 'mustard'),
  colour('green', '#3b7d4a', 'vihreä', 'grön', 'green'),
  colour('olive', '#6d7046', 'oliivinvihreä', 'olivgrön', 'olive'),
  colour('mint', '#a6d8c0', 'mintunvihreä', 'mintgrön', 'mint'),
  colour('turquoise', '#2fa7a8', 'turkoosi', 'turkos', 'turquoise'),
  colour('light-blue', '#9cc3e4', 'vaaleansininen', 'ljusblå', 'light blue'),
  colour('blue', '#2f66b3', 'sininen', 'blå', 'blue'),
  colour('navy', '#22304f', 'tummansininen', 'mörkblå', 'navy'),
  colour('purple', '#77509c', 'violetti', 'lila', 'purple'),
  colour('lilac', '#c3aedb', 'liila', 'ljuslila', 'lilac'),
  colour('silver', '#bfc3c7', 'hopea', 'silver', 'silver'),
  colour('gold', '#cfa74e', 'kulta', 'guld', 'gold'),
];
