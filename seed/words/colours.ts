import type { Colour } from '../model.ts';

const colour = (key: string, hex: string, fi: string, sv: string, en: string): Colour => ({
  key,
  hex,
  name: { fi, sv, en },
});

/** Every colour of the demo shop; feeds name it in words, pictures use the hex. */
export const colours: Colour[] = [
  colour('black', '#26282b', 'Musta', 'Svart', 'Black'),
  colour('white', '#f4f3ef', 'Valkoinen', 'Vit', 'White'),
  colour('grey', '#8d9296', 'Harmaa', 'Grå', 'Grey'),
  colour('light-grey', '#c9ccce', 'Vaaleanharmaa', 'Ljusgrå', 'Light grey'),
  colour('beige', '#d9c7a7', 'Beige', 'Beige', 'Beige'),
  colour('brown', '#7a5238', 'Ruskea', 'Brun', 'Brown'),
  colour('cognac', '#a9623a', 'Konjakki', 'Konjak', 'Cognac'),
  colour('red', '#c3272f', 'Punainen', 'Röd', 'Red'),
  colour('burgundy', '#6e1f33', 'Viininpunainen', 'Vinröd', 'Burgundy'),
  colour('pink', '#ec8fb0', 'Vaaleanpunainen', 'Rosa', 'Pink'),
  colour('orange', '#ea7a26', 'Oranssi', 'Orange', 'Orange'),
  colour('yellow', '#f0c331', 'Keltainen', 'Gul', 'Yellow'),
  colour('mustard', '#c79a2b', 'Sinapinkeltainen', 'Senapsgul', 'Mustard'),
  colour('green', '#3b7d4a', 'Vihreä', 'Grön', 'Green'),
  colour('olive', '#6d7046', 'Oliivinvihreä', 'Olivgrön', 'Olive'),
  colour('mint', '#a6d8c0', 'Mintunvihreä', 'Mintgrön', 'Mint'),
  colour('turquoise', '#2fa7a8', 'Turkoosi', 'Turkos', 'Turquoise'),
  colour('light-blue', '#9cc3e4', 'Vaaleansininen', 'Ljusblå', 'Light blue'),
  colour('blue', '#2f66b3', 'Sininen', 'Blå', 'Blue'),
  colour('navy', '#22304f', 'Tummansininen', 'Mörkblå', 'Navy'),
  colour('purple', '#77509c', 'Violetti', 'Lila', 'Purple'),
  colour('lilac', '#c3aedb', 'Liila', 'Ljuslila', 'Lilac'),
  colour('silver', '#bfc3c7', 'Hopea', 'Silver', 'Silver'),
  colour('gold', '#cfa74e', 'Kulta', 'Guld', 'Gold'),
];
