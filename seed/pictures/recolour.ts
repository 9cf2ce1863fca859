/**
 * An icon in the colour of a variant. An icon is made of parts: every outline is painted once with its own
 * colour and then with fading lights over it. Parts of the thing's main hue change, with all that lies on
 * them; soles, buckles and screens stay.
 */
import { fromOklch, toOklch, type Oklch } from './colour.ts';

/** The colour of the part that gives each icon its colour; others keep their own colours. */
const mains: Record<string, string> = {
  automobile: '#df378a',
  'baby-bottle': '#ffd2b5',
  backpack: '#ff56a6',
  bicycle: '#df3c6d',
  'boxing-glove': '#ee3863',
  'billed-cap': '#336aee',
  bucket: '#3ac7ff',
  'clutch-bag': '#ee9d8c',
  flashlight: '#ffc44b',
  gloves: '#c631c6',
  goggles: '#48c1ff',
  handbag: '#e4b8a4',
  headphone: '#bab9bc',
  'hiking-boot': '#ffe06f',
  'ice-skate': '#d5c9e2',
  'kick-scooter': '#4fcaff',
  kite: '#ffde54',
  locked: '#ffc74e',
  'mans-shoe': '#b5666b',
  'ping-pong': '#f02772',
  'red-circle': '#f24756',
  ring: '#c4afd9',
  'ring-buoy': '#f92f60',
  'running-shoe': '#c0a6dc',
  scarf: '#f22b61',
  skis: '#3fa4fe',
  sled: '#e72268',
  'soccer-ball': '#eceaf2',
  sunglasses: '#311f5e',
  teapot: '#ff668e',
  'teddy-bear': '#e17341',
  tennis: '#fe4584',
  tent: '#4dd84e',
  'thong-sandal': '#4393ff',
  toolbox: '#ff417d',
  toothbrush: '#ff2539',
  umbrella: '#8a60bb',
  'video-game': '#6259a7',
  volleyball: '#eee6f6',
  watch: '#3b96e6',
  'womans-boot': '#ff5c85',
  'womans-hat': '#e6a679',
  'womans-sandal': '#efb383',
  briefcase: '#82525b',
  'high-heeled-shoe': '#ef1b64',
  'flat-shoe': '#3dacff',
  'bowl-with-spoon': '#3b74c0',
  'hot-beverage': '#c5bcd4',
  'tumbler-glass': '#c2dbf2',
  dress: '#59a4fe',
  't-shirt': '#7ed279',
  'womans-clothes': '#f972ca',
  'running-shirt': '#99ce56',
  shorts: '#c0ef5f',
  jeans: '#5eaeff',
  briefs: '#368ced',
  bikini: '#ff476b',
  'one-piece-swimsuit': '#ff75d2',
  'mobile-phone': '#62326d',
  printer: '#5c55ab',
  'computer-mouse': '#e9e8eb',
  keyboard: '#dad5e0',
  laptop: '#c9c6da',
  camera: '#a6a2ae',
  radio: '#b9b3bf',
  mirror: '#ffd445',
  'mantelpiece-clock': '#aa6d67',
  'potted-plant': '#ffbb7a',
  battery: '#e2f981',
  candle: '#e4bfba',
  'framed-picture': '#d38e57',
  necktie: '#477ff4',
  socks: '#64b2ff',
  coat: '#f0a773',
  basketball: '#ffa167',
  zzz: '#3f8cff',
};

const shapes = /<(?:path|rect|circle|ellipse)\b[^>]*\/>/g;
const gradients = /<(?:linear|radial)Gradient id="([^"]+)".*?<\/(?:linear|radial)Gradient>/g;
const paint = /\b(?:fill|stroke)="(url\(#([^)]+)\)|#[0-9a-f]{3,6})"/i;

/** Moves the main hue of an icon to `target`, keeping its light and shade. */
export function recoloured(name: string, body: string, target: string): string {
  const main = mains[name];
  if (!main) return body;
  const firstStops = new Map(
    [...body.matchAll(/Gradient id="([^"]+)".*?stop-color="([^"]+)"/g)].map(
      ([, id = '', hex = '']) => [id, hex],
    ),
  );
  const move = moverOf(toOklch(main), toOklch(target));
  const belongs = belongingTo(toOklch(main));
  const parts = new Map<string, boolean>();
  const changed = new Set<string>();
  const drawn = body.replaceAll(shapes, (element) => {
    const [, value = '', id] = paint.exec(element) ?? [];
    const outline = element.replace(paint, '');
    const isMain = parts.get(outline) ?? belongs(id ? firstStops.get(id) : value);
    parts.set(outline, isMain);
    if (!isMain) return element;
    if (!id) return element.replace(value, move(value));
    changed.add(id);
    return element;
  });
  return drawn.replaceAll(gradients, (gradient, id: string) =>
    changed.has(id) ? gradient.replaceAll(/(?<=stop-color=")#?\w+/g, move) : gradient,
  );
}

const named: Record<string, string> = {
  '#fff': '#ffffff',
  white: '#ffffff',
  black: '#000000',
  '#000': '#000000',
};
const greyBelow = 0.055;
/** Hues this near belong to the same thing, in radians. */
const sameHue = 0.8;

/** Whether a colour is of the main hue; greys belong to grey things. */
function belongingTo([, chroma, hue]: Oklch): (hex: string | undefined) => boolean {
  return (hex) => {
    if (!hex) return false;
    const [lightness, c, h] = toOklch(named[hex] ?? hex);
    if (chroma < greyBelow) return c < greyBelow && lightness > 0.5;
    const apart = Math.abs(Math.atan2(Math.sin(h - hue), Math.cos(h - hue)));
    return c >= greyBelow * 0.7 && apart < sameHue;
  };
}

function moverOf([from, vivid]: Oklch, [to, chroma, hue]: Oklch): (hex: string) => string {
  // Pale things have little room for light, dark ones little for shade.
  const above = Math.min(0.75, (0.99 - to) / (1 - from));
  const below = Math.min(0.75, (to - 0.05) / from + 0.1);
  return (hex) => {
    const [lightness, c] = toOklch(named[hex] ?? hex);
    const step = lightness - from;
    const share = vivid < greyBelow ? 1 : Math.min(1.1, 0.7 + (0.3 * c) / vivid);
    return fromOklch([to + step * (step > 0 ? above : below), chroma * share, hue]);
  };
}
