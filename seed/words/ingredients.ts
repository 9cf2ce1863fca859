import type { Text } from '../model.ts';

/** Ingredients by key: Finnish, Swedish, English; `*` marks allergens. */
const table: Record<string, [fi: string, sv: string, en: string]> = {
  almondFlour: ['*mantelijauho*', '*mandelmjöl*', '*almond flour*'],
  appleJuice: ['omenamehu', 'äppeljuice', 'apple juice'],
  bacteria: ['hapate', 'syrakultur', 'cultures'],
  bakingPowder: ['nostatusaine (E 500)', 'bakpulver (E 500)', 'raising agent (E 500)'],
  barley: ['*ohra*', '*korn*', '*barley*'],
  basil: ['basilika', 'basilika', 'basil'],
  beef: ['naudanliha', 'nötkött', 'beef'],
  bellPepper: ['paprika', 'paprika', 'bell pepper'],
  blackPepper: ['mustapippuri', 'svartpeppar', 'black pepper'],
  brine: ['vesi, suola', 'vatten, salt', 'water, salt'],
  broadBean: ['härkäpapujauho', 'bondbönsmjöl', 'broad bean flour'],
  butter: ['*voi*', '*smör*', '*butter*'],
  cabbage: ['kaali', 'kål', 'cabbage'],
  caffeine: ['kofeiini', 'koffein', 'caffeine'],
  caramel: ['väri (E 150d)', 'färgämne (E 150d)', 'colour (E 150d)'],
  carbonated: ['hiilihappo', 'kolsyra', 'carbon dioxide'],
  carrot: ['porkkana', 'morot', 'carrot'],
  casein: ['*maito*kaseiini', '*mjölk*kasein', '*milk* casein'],
  cheese: ['*juusto*', '*ost*', '*cheese*'],
  chicken: ['broilerinliha', 'kycklingkött', 'chicken'],
  chickpea: ['kikherne', 'kikärt', 'chickpea'],
  citricAcid: [
    'happamuudensäätöaine (sitruunahappo)',
    'surhetsreglerande medel (citronsyra)',
    'acidity regulator (citric acid)',
  ],
  cocoa: ['kaakaojauhe', 'kakaopulver', 'cocoa powder'],
  cocoaButter: ['kaakaovoi', 'kakaosmör', 'cocoa butter'],
  cocoaMass: ['kaakaomassa', 'kakaomassa', 'cocoa mass'],
  coconut: ['kookos', 'kokos', 'coconut'],
  coconutOil: ['kookosöljy', 'kokosolja', 'coconut oil'],
  cod: ['*turska*', '*torsk*', '*cod*'],
  cornStarch: ['maissitärkkelys', 'majsstärkelse', 'maize starch'],
  cream: ['*kerma*', '*grädde*', '*cream*'],
  creatine: ['kreatiinimonohydraatti', 'kreatinmonohydrat', 'creatine monohydrate'],
  curry: ['currymauste', 'curry', 'curry spice'],
  dextrose: ['glukoosi', 'druvsocker', 'dextrose'],
  dill: ['tilli', 'dill', 'dill'],
  durum: ['*durumvehnä*', '*durumvete*', '*durum wheat*'],
  egg: ['*kananmuna*', '*ägg*', '*egg*'],
  eggWhite: ['*kananmunanvalkuainen*', '*äggvita*', '*egg white*'],
  fishOil: ['*kala*öljy', '*fisk*olja', '*fish* oil'],
  flavour: ['aromi', 'arom', 'flavouring'],
  garlic: ['valkosipuli', 'vitlök', 'garlic'],
  gelatine: ['liivate', 'gelatin', 'gelatine'],
  gellan: ['sakeuttamisaine (pektiini)', 'förtjockningsmedel (pektin)', 'thickener (pectin)'],
  glucoseSyrup: ['glukoosisiirappi', 'glukossirap', 'glucose syrup'],
  gumBase: ['purukumipohja', 'tuggummibas', 'gum base'],
  ham: ['kinkku (porsaanliha)', 'skinka (griskött)', 'ham (pork)'],
  herbs: ['yrtit', 'örter', 'herbs'],
  herring: ['*silli*', '*sill*', '*herring*'],
  honey: ['hunaja', 'honung', 'honey'],
  lactase: ['laktaasientsyymi', 'enzymet laktas', 'lactase enzyme'],
  liquoriceRoot: ['lakritsiuute', 'lakritsextrakt', 'liquorice extract'],
  liver: ['naudanmaksa', 'nötlever', 'beef liver'],
  macaroni: ['makaroni (*vehnä*)', 'makaroner (*vete*)', 'macaroni (*wheat*)'],
  magnesium: ['magnesiumsitraatti', 'magnesiumcitrat', 'magnesium citrate'],
  maltodextrin: ['maltodekstriini', 'maltodextrin', 'maltodextrin'],
  milk: ['*maito*', '*mjölk*', '*milk*'],
  milkPowder: ['*maitojauhe*', '*mjölkpulver*', '*milk powder*'],
  mineralSalts: ['mineraalisuolat', 'mineralsalter', 'mineral salts'],
  mushroom: ['herkkusieni', 'champinjon', 'mushroom'],
  mustardSeed: ['*sinapinsiemen*', '*senapsfrö*', '*mustard seed*'],
  mixedNuts: [
    '*cashewpähkinä*, *manteli*, *hasselpähkinä*, *saksanpähkinä*',
    '*cashewnöt*, *mandel*, *hasselnöt*, *valnöt*',
    '*cashew nut*, *almond*, *hazelnut*, *walnut*',
  ],
  nitrite: ['säilöntäaine (E 250)', 'konserveringsmedel (E 250)', 'preservative (E 250)'],
  oatFlour: ['*kaurajauho*', '*havremjöl*', '*oat flour*'],
  oats: ['*kaura*', '*havre*', '*oats*'],
  oliveOil: ['oliiviöljy', 'olivolja', 'olive oil'],
  onion: ['sipuli', 'lök', 'onion'],
  orangeJuice: ['appelsiinimehu', 'apelsinjuice', 'orange juice'],
  peaProtein: ['herneproteiini', 'ärtprotein', 'pea protein'],
  peanut: ['*maapähkinä*', '*jordnöt*', '*peanut*'],
  peas: ['herne', 'ärt', 'pea'],
  pesto: [
    'basilika, rypsiöljy, *juusto*, *cashewpähkinä*',
    'basilika, rapsolja, *ost*, *cashewnöt*',
    'basil, rapeseed oil, *cheese*, *cashew nut*',
  ],
  pineapple: ['ananas', 'ananas', 'pineapple'],
  popcorn: ['popcornmaissi', 'popcornmajs', 'popping maize'],
  pork: ['porsaanliha', 'griskött', 'pork'],
  potato: ['peruna', 'potatis', 'potato'],
  potatoFlakes: ['perunahiutaleet', 'potatisflingor', 'potato flakes'],
  potatoStarch: ['perunatärkkelys', 'potatisstärkelse', 'potato starch'],
  quark: ['*rahka*', '*kvarg*', '*quark*'],
  raisins: ['rusina', 'russin', 'raisins'],
  rapeseedOil: ['rypsiöljy', 'rybsolja', 'rapeseed oil'],
  reindeer: ['poronliha', 'renkött', 'reindeer'],
  rennet: ['juoksute', 'ostlöpe', 'rennet'],
  rice: ['riisi', 'ris', 'rice'],
  riceProtein: ['riisiproteiini', 'risprotein', 'rice protein'],
  rye: ['*ruisjauho*', '*rågmjöl*', '*rye flour*'],
  ryeWhole: ['*ruis*', '*råg*', '*rye*'],
  salami: ['salami (porsaanliha, suola)', 'salami (griskött, salt)', 'salami (pork, salt)'],
  salmiac: ['salmiakki (E 510)', 'salmiak (E 510)', 'salmiac (E 510)'],
  salmon: ['*lohi*', '*lax*', '*salmon*'],
  salt: ['suola', 'salt', 'salt'],
  seeds: ['auringonkukansiemen, pellavansiemen', 'solrosfrö, linfrö', 'sunflower seed, linseed'],
  sesame: ['*seesaminsiemen*', '*sesamfrö*', '*sesame seed*'],
  skimmedMilk: ['rasvaton *maito*', 'fettfri *mjölk*', 'skimmed *milk*'],
  sourdough: ['*ruis*hapanjuuri', '*råg*surdeg', '*rye* sourdough'],
  soy: ['*soijapapu*', '*sojaböna*', '*soya bean*'],
  soyLecithin: [
    'emulgointiaine (*soija*lesitiini)',
    'emulgeringsmedel (*soja*lecitin)',
    'emulsifier (*soya* lecithin)',
  ],
  soyProtein: ['*soijaproteiini*', '*sojaprotein*', '*soya protein*'],
  soySauce: [
    'soijakastike (vesi, *soijapapu*, *vehnä*, suola)',
    'sojasås (vatten, *sojaböna*, *vete*, salt)',
    'soy sauce (water, *soya bean*, *wheat*, salt)',
  ],
  spices: ['mausteet', 'kryddor', 'spices'],
  spinach: ['pinaatti', 'spenat', 'spinach'],
  sugar: ['sokeri', 'socker', 'sugar'],
  sweetener: ['makeutusaine (sukraloosi)', 'sötningsmedel (sukralos)', 'sweetener (sucralose)'],
  sweetPotato: ['bataatti', 'sötpotatis', 'sweet potato'],
  tablet: [
    'täyteaine (selluloosa), paakkuuntumisenestoaine (piidioksidi)',
    'fyllnadsmedel (cellulosa), klumpförebyggande medel (kiseldioxid)',
    'bulking agent (cellulose), anti-caking agent (silicon dioxide)',
  ],
  taurine: ['tauriini', 'taurin', 'taurine'],
  tomato: ['tomaatti', 'tomat', 'tomato'],
  tomatoPuree: ['tomaattisose', 'tomatpuré', 'tomato purée'],
  tuna: ['*tonnikala*', '*tonfisk*', '*tuna*'],
  turkey: ['kalkkunanliha', 'kalkonkött', 'turkey'],
  vanilla: ['vanilja', 'vanilj', 'vanilla'],
  vinegar: ['etikka', 'ättika', 'vinegar'],
  vitaminB: ['B-vitamiinit', 'B-vitaminer', 'B vitamins'],
  vitaminC: [
    'C-vitamiini (askorbiinihappo)',
    'C-vitamin (askorbinsyra)',
    'vitamin C (ascorbic acid)',
  ],
  vitaminD: [
    'D-vitamiini (kolekalsiferoli)',
    'D-vitamin (kolekalciferol)',
    'vitamin D (cholecalciferol)',
  ],
  vitamins: [
    'vitamiinit ja kivennäisaineet',
    'vitaminer och mineralämnen',
    'vitamins and minerals',
  ],
  water: ['vesi', 'vatten', 'water'],
  wheat: ['*vehnäjauho*', '*vetemjöl*', '*wheat flour*'],
  wheatWhole: ['*vehnä*', '*vete*', '*wheat*'],
  whey: ['*hera*proteiini', '*vassle*protein', '*whey* protein'],
  xylitol: ['makeutusaine (ksylitoli)', 'sötningsmedel (xylitol)', 'sweetener (xylitol)'],
  yeast: ['hiiva', 'jäst', 'yeast'],
};

/** Varieties that are allergens themselves. */
const allergens = new Set([
  'manteli',
  'hasselpähkinä',
  'juusto',
  'kermaviili ja sipuli',
  'kaura',
  'ruis',
  'speltti',
  'vehnä',
  'ohra',
  'maapähkinä',
  'soija',
  'voi',
  'seesami',
  'vehnänoras',
]);

/** Varieties that are names, sizes or makings, not things that are eaten. */
const names =
  /maustamaton|savu|kevyt|laktoositon|perinteinen|klassikko|sekoitus|suolattu|suolaton|paahdettu|kirpeä|vaahto|tumma|valkoinen|maito|hedelmä|ohut|µg|hera|herne |kaseiini|taikina|poretabletti|pureskeltava|aikuis|nais|mieh|laps|yli |vegaan|sokeriton|kola|trooppinen|puuro|sokeria|makea|suola ja|ja rusinat|^ja /;

const isEaten = ({ fi }: Text): boolean => !names.test(fi) && fi === fi.toLowerCase();

/** A list of keys as a text: `{}` is the variety where it is something that is eaten. */
export function ingredientsOf(keys: string, variety: Text): Text {
  const parts = keys.split(' ').flatMap((key): Text[] => {
    if (key === '{}') return isEaten(variety) ? [marked(variety, allergens.has(variety.fi))] : [];
    if (key === '{!}') return [marked(variety, true)];
    const [fi, sv, en] = table[key] ?? [];
    if (!fi || !sv || !en) throw new Error(`No ingredient ${key}.`);
    return [{ fi, sv, en }];
  });
  const joined = (language: keyof Text) => parts.map((part) => part[language]).join(', ');
  return { fi: joined('fi'), sv: joined('sv'), en: joined('en') };
}

function marked({ fi, sv, en }: Text, isAllergen: boolean): Text {
  const told = (word: string) => (isAllergen ? `*${word}*` : word);
  return { fi: told(fi), sv: told(sv), en: told(en) };
}
