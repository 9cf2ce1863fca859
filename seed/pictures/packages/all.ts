/** Every form of package by its name in the words of the shop. */
import { bottle, dropper, pump, spray } from './bottles.ts';
import { box, carton, milkCarton } from './boxes.ts';
import { compact, glassJar, jar, lipstick, stick, tube } from './cosmetics.ts';
import { bag, bar, can, pouch, tin, tray } from './grocery.ts';
import type { Form } from './printed.ts';

export const packages: ReadonlyMap<string, Form> = new Map<string, Form>(
  Object.entries({
    bottle,
    'pump-bottle': pump,
    spray,
    dropper,
    jar,
    tube,
    stick,
    lipstick,
    compact,
    carton,
    'milk-carton': milkCarton,
    bag,
    pouch,
    can,
    tin,
    bar,
    tray,
    box,
    'glass-jar': glassJar,
  }),
);
