import type { ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const upkeep: ProductType[] = [
  {
    category: 'home-detergents',
    name: text('Astianpesuaine', 'Diskmedel', 'Washing-up liquid'),
    varieties: [
      text('sitruuna', 'citron', 'lemon'),
      text('hajusteeton', 'oparfymerat', 'unscented'),
      text('omena', 'äpple', 'apple'),
      text('herkille käsille', 'för känsliga händer', 'sensitive hands'),
    ],
    descriptions: [
      text(
        'Muutama pisara riittää rasvaiseenkin pannuun. Huuhtoutuu puhtaaksi lämpimällä vedellä.',
        'Några droppar räcker även till en fet panna. Sköljs rent med varmt vatten.',
        'A few drops are enough for a greasy pan. Rinses clean with warm water.',
      ),
      text(
        'Kätevä pullo tiskipöydälle, korkki ei valu. Annostele sieneen tai suoraan veteen.',
        'Behändig flaska för diskbänken, korken rinner inte. Dosera på svampen eller i vattnet.',
        'A handy bottle with a drip-free cap. Dose on the sponge or into the water.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [195, 495],
    measures: ['500 ml', '750 ml'],
    unit: '1 l',
    coopShare: 0.25,
    drawing: { form: 'bottle', colour: '#f2d94e', icon: 'lemon' },
  },
  {
    category: 'home-detergents',
    name: text('Yleispuhdistusaine', 'Allrengöring', 'All-purpose cleaner'),
    varieties: [
      text('mänty', 'tall', 'pine'),
      text('hajusteeton', 'oparfymerad', 'unscented'),
      text('sitruuna', 'citron', 'lemon'),
    ],
    descriptions: [
      text(
        'Sekoita ämpäriin vettä ja pyyhi pinnat ja lattiat. Ei jätä raitoja.',
        'Blanda i en hink vatten och torka ytor och golv. Lämnar inga ränder.',
        'Mix with water and wipe surfaces and floors. Leaves no streaks.',
      ),
      text(
        'Keittiöön ja kylpyhuoneeseen. Kokeile ensin huomaamattomaan kohtaan.',
        'För kök och badrum. Prova först på en dold yta.',
        'For kitchen and bathroom. Test on a hidden spot first.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [295, 695],
    measures: ['500 ml', '1 l'],
    unit: '1 l',
    drawing: { form: 'bottle', colour: '#8fcaa0', icon: 'evergreen-tree' },
  },
  {
    category: 'home-detergents',
    name: text('Pyykinpesuaine', 'Tvättmedel', 'Laundry detergent'),
    varieties: [
      text('kirjopyykille', 'för kulörtvätt', 'for colours'),
      text('valkopyykille', 'för vittvätt', 'for whites'),
      text('villalle ja silkille', 'för ull och siden', 'for wool and silk'),
      text('hajusteeton', 'oparfymerat', 'unscented'),
      text('herkälle iholle', 'för känslig hud', 'for sensitive skin'),
    ],
    descriptions: [
      text(
        'Annostele korkilla veden kovuuden mukaan. Puhdistaa jo 30 asteen vedessä.',
        'Dosera med korken efter vattnets hårdhet. Gör rent redan i 30 grader.',
        'Dose with the cap by water hardness. Cleans even at 30 degrees.',
      ),
      text(
        'Säilytä lasten ulottumattomissa. Noudata pesuohjetta, niin kankaat pysyvät muodossaan.',
        'Förvara utom räckhåll för barn. Följ tvättrådet så håller plaggen formen.',
        'Keep away from children. Follow the care label so that clothes keep their shape.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [495, 1295],
    measures: ['1 l', '1,5 l'],
    unit: '1 l',
    coopShare: 0.35,
    drawing: { form: 'bottle', colour: '#7db8e8', icon: 't-shirt' },
  },
  {
    category: 'home-detergents',
    name: text('Konetiskitabletit', 'Diskmaskinstabletter', 'Dishwasher tablets'),
    varieties: [
      text('kaikki yhdessä', 'allt i ett', 'all in one'),
      text('hajusteeton', 'oparfymerade', 'unscented'),
    ],
    descriptions: [
      text(
        'Yksi tabletti riittää koneelliseen. Liukenee lyhyessäkin ohjelmassa.',
        'En tablett vid start. Löses också upp i korta program.',
        'One tablet per wash. Dissolves in short programmes too.',
      ),
      text(
        'Pidä pussi suljettuna, sillä kosteus kovettaa tabletit. Säilytä lasten ulottumattomissa.',
        'Håll påsen stängd, fukt gör tabletterna hårda. Förvara utom räckhåll för barn.',
        'Keep the bag closed: moisture hardens tablets. Keep away from children.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [595, 1695],
    measures: ['40 kpl', '80 kpl'],
    unit: '1 kpl',
    drawing: { form: 'pouch', colour: '#5f7fc4', icon: 'sparkles' },
  },
  {
    category: 'home-cleaning-tools',
    name: text('Siivousliinat', 'Städdukar', 'Cleaning cloths'),
    varieties: [
      text('mikrokuitu', 'mikrofiber', 'microfibre'),
      text('sieniliina', 'svampduk', 'sponge cloth'),
      text('bambuviskoosi', 'bambuviskos', 'bamboo viscose'),
    ],
    descriptions: [
      text(
        'Kerää pölyn pelkällä vedellä. Pese 60 asteessa ilman huuhteluainetta.',
        'Tar upp damm med enbart vatten. Tvätta i 60 grader utan sköljmedel.',
        'Picks up dust with plain water. Wash at 60 degrees without softener.',
      ),
      text(
        'Kolmen liinan pakkaus. Valitse keittiöön ja kylpyhuoneeseen eri väri.',
        'Förpackning med tre. Välj olika färger för kök och badrum.',
        'A pack of three. Choose different colours for kitchen and bathroom.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [395, 995],
    colours: ['yellow', 'blue', 'green'],
    drawing: { form: 'bag', icon: 'sponge' },
  },
  {
    category: 'home-cleaning-tools',
    name: text('Lattiaharja', 'Golvborste', 'Floor brush'),
    varieties: [
      text('sisäkäyttöön', 'för inomhusbruk', 'indoor'),
      text('ulkokäyttöön', 'för utomhusbruk', 'outdoor'),
      text('kapea', 'smal', 'narrow'),
    ],
    descriptions: [
      text(
        'Tiheä harjas ja varsi, joka ei luista. Ripusta harja, niin harjakset eivät taivu.',
        'Tät borst och skaft som inte glider. Häng upp borsten så böjs inte stråna.',
        'Dense bristles and a handle that does not slip. Hang it up to keep the bristles straight.',
      ),
      text(
        'Kerää eteisen hiekan ja keittiön murut samaan kasaan. Pese harjas haalealla vedellä.',
        'Samlar hallens sand och kökets smulor i en hög. Tvätta borsten i ljummet vatten.',
        'Gathers hallway sand and kitchen crumbs into one heap. Wash the bristles in lukewarm water.',
      ),
    ],
    brands: ['puhtolainen', 'haapasto'],
    price: [395, 1495],
    drawing: icon('broom'),
  },
  {
    category: 'home-cleaning-tools',
    name: text('Ämpäri', 'Hink', 'Bucket'),
    varieties: [
      text('10 l', '10 l', '10 l'),
      text('taittuva', 'hopfällbar', 'folding'),
      text('15 l', '15 l', '15 l'),
      ...models('Ahjo', 'Kallio', 'Pelto', 'Alanko', 'Savotta', 'Keto'),
    ],
    descriptions: [
      text(
        'Ämpäri pesuveden kanniskeluun. Kaatonokka ja mitta-asteikko.',
        'Hink för tvättvattnet. Pip och måttskala.',
        'A bucket for cleaning water. Spout and scale.',
      ),
      text(
        'Sanka kestää täyden kuorman. Muovi ei värjäydy pesuaineista.',
        'Handtaget klarar full last. Plasten missfärgas inte av medel.',
        'The handle takes a full load. The plastic does not stain.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [595, 1795],
    colours: ['blue', 'grey', 'green'],
    drawing: icon('bucket'),
  },
  {
    category: 'home-cleaning-tools',
    name: text('Tiskisieni', 'Disksvamp', 'Washing-up sponge'),
    varieties: [text('4 kpl', '4 st.', '4 pcs'), text('naarmuttamaton', 'repfri', 'non-scratch')],
    descriptions: [
      text(
        'Karhea puoli lialle, pehmeä astioille. Vaihda viikoittain.',
        'Grov sida för smuts, mjuk för porslin. Byt varje vecka.',
        'Rough side for dirt, soft for dishes. Replace weekly.',
      ),
      text(
        'Imee runsaasti vettä ja kuivuu nopeasti. Huuhtele käytön jälkeen.',
        'Suger upp mycket vatten och torkar snabbt. Skölj efter användning.',
        'Absorbs plenty of water and dries fast. Rinse after use.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [195, 495],
    drawing: icon('sponge'),
  },
  {
    category: 'home-paper',
    name: text('Talouspaperi', 'Hushållspapper', 'Kitchen roll'),
    varieties: [
      text('valkoinen', 'vitt', 'white'),
      text('erittäin luja', 'extra starkt', 'extra strong'),
      text('pitkä rulla', 'lång rulle', 'long roll'),
      text('puoliarkki', 'halvark', 'half sheets'),
    ],
    descriptions: [
      text(
        'Imukykyinen ja luja märkänäkin. Sopii keittiöön ja ikkunoille.',
        'Suger bra och håller även vått. För kök och fönster.',
        'Absorbent and strong when wet. For kitchen and windows.',
      ),
      text(
        'Repäisyreikien ansiosta otat juuri sen verran kuin tarvitset. Säilytä kuivassa.',
        'Perforeringen gör att du tar lagom mycket. Förvara torrt.',
        'Perforated so you take just enough. Store it in a dry place.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [395, 1495],
    measures: ['4 kpl', '8 kpl'],
    unit: '1 kpl',
    coopShare: 0.4,
    drawing: icon('roll-of-paper'),
  },
  {
    category: 'home-paper',
    name: text('Jätepussit', 'Avfallspåsar', 'Bin bags'),
    varieties: [
      text('10 l', '10 l', '10 l'),
      text('20 l', '20 l', '20 l'),
      text('35 l', '35 l', '35 l'),
      text('biojätteelle', 'för bioavfall', 'for bio waste'),
    ],
    descriptions: [
      text(
        'Tiiviit pussit, jotka eivät repeä nostettaessa. Solmi suu kiinni ennen roskakatokselle lähtöä.',
        'Täta påsar som inte spricker när du lyfter. Knyt ihop innan du går till soprummet.',
        'Strong bags that do not split when lifted. Tie the top before you carry them out.',
      ),
      text(
        'Rullalta irtoaa yksi kerrallaan. Koko on merkitty pakkaukseen.',
        'En åt gången från rullen. Storleken står på förpackningen.',
        'One at a time off the roll. Size marked on the pack.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [195, 695],
    measures: ['20 kpl', '40 kpl'],
    unit: '1 kpl',
    drawing: { form: 'pouch', colour: '#4d6a4f', icon: 'wastebasket' },
  },
  {
    category: 'home-paper',
    name: text('Leivinpaperi', 'Bakplåtspapper', 'Baking paper'),
    varieties: [
      text('arkit', 'ark', 'sheets'),
      text('rulla', 'rulle', 'roll'),
      text('valkaisematon', 'oblekt', 'unbleached'),
    ],
    descriptions: [
      text(
        'Leivonnaiset irtoavat ehjinä, eikä rasva mene läpi. Kestää 220 astetta.',
        'Klibbar inte och släpper inte igenom fett. Tål 220 grader.',
        'Non-stick and greaseproof. Safe to 220 degrees.',
      ),
      text(
        'Mahtuu uunipellille. Leikkaa kotiuunin kokoon.',
        'Passar ugnsplåten. Klipp till efter behov.',
        'Fits an oven tray. Cut to your size.',
      ),
    ],
    brands: ['puhtolainen'],
    price: [195, 495],
    drawing: { form: 'carton', colour: '#c7a278', icon: 'cookie' },
  },
  {
    category: 'home-gardening',
    name: text('Kastelukannu', 'Vattenkanna', 'Watering can'),
    varieties: [
      text('2 l', '2 l', '2 l'),
      text('10 l', '10 l', '10 l'),
      text('sinkitty', 'förzinkad', 'galvanised'),
      ...models('Alanko', 'Kanerva', 'Petäjä', 'Halla', 'Sees', 'Kivijalka'),
    ],
    descriptions: [
      text(
        'Sirotin irtoaa ja täyttöaukko on leveä. Kaada vesi suoraan kasvin juurelle.',
        'Strilen är löstagbar och öppningen stor. Vattna direkt vid roten.',
        'The rose comes off and the opening is wide. Water at the root.',
      ),
      text(
        'Kestää ulkokäytön. Tyhjennä vesi ennen pakkasia.',
        'Tål utomhusbruk. Töm före frosten.',
        'Built for outdoors. Empty before the frost.',
      ),
    ],
    brands: ['vihermakela'],
    price: [995, 3995],
    colours: ['green', 'red', 'grey'],
    drawing: icon('watering-can'),
  },
  {
    category: 'home-gardening',
    name: text('Siemenet', 'Frön', 'Seeds'),
    varieties: [
      text('tilli', 'dill', 'dill'),
      text('persilja', 'persilja', 'parsley'),
      text('kurkku', 'gurka', 'cucumber'),
      text('auringonkukka', 'solros', 'sunflower'),
      text('porkkana', 'morot', 'carrot'),
      text('basilika', 'basilika', 'basil'),
      text('lehtisalaatti', 'plocksallat', 'leaf lettuce'),
      text('retiisi', 'rädisa', 'radish'),
      text('kehäkukka', 'ringblomma', 'marigold'),
      text('herne', 'ärt', 'pea'),
    ],
    descriptions: [
      text(
        'Kylvö- ja istutusohjeet pussin kyljessä. Kylvä kevätkylmien jälkeen avomaalle tai esikasvata.',
        'Såanvisning på påsen. Så efter nattfrosten på friland eller förodla inne.',
        'Sowing notes on the packet. Sow outdoors after frost or start inside.',
      ),
      text(
        'Siemeniä riittää useaan kylvöön. Säilytä viileässä ja kuivassa.',
        'Räcker till flera sådder. Förvara svalt och torrt.',
        'Enough for several sowings. Keep cool and dry.',
      ),
    ],
    brands: ['vihermakela'],
    price: [195, 495],
    drawing: { form: 'pouch', colour: '#6b8f4e', icon: 'seedling' },
  },
  {
    category: 'home-gardening',
    name: text('Puutarhamulta', 'Trädgårdsjord', 'Garden soil'),
    varieties: [
      text('kukille', 'för blommor', 'for flowers'),
      text('istutuksiin', 'för plantering', 'for planting'),
      text('kasvimaalle', 'för grönsakslandet', 'for vegetables'),
    ],
    descriptions: [
      text(
        'Ilmava multa, jossa juuret hengittävät. Kostuta ennen istuttamista.',
        'Luftig jord där rötterna andas. Vattna före plantering.',
        'Airy soil for roots to breathe. Moisten before planting.',
      ),
      text(
        'Avaa säkki saksilla ja sulje loput napakasti. Säilytä varjossa.',
        'Öppna säcken med sax och förslut resten. Förvara i skugga.',
        'Open with scissors and close the rest tightly. Store in shade.',
      ),
    ],
    brands: ['vihermakela'],
    price: [495, 1295],
    measures: ['10 l', '20 l', '40 l'],
    unit: '1 l',
    coopShare: 0.2,
    drawing: { form: 'bag', colour: '#5b3d2a', icon: 'seedling' },
  },
  {
    category: 'home-gardening',
    name: text('Puutarhahanskat', 'Trädgårdshandskar', 'Gardening gloves'),
    varieties: [
      text('puuvilla', 'bomull', 'cotton'),
      text('nitriili', 'nitril', 'nitrile'),
      text('pitkävartiset', 'långt skaft', 'long cuff'),
      ...models('Ehtoo', 'Kasteniitty', 'Pihlaja', 'Hilla', 'Suo', 'Koivikko'),
    ],
    descriptions: [
      text(
        'Suojaavat piikeiltä ja mullalta. Sormenpäissä tuntuma.',
        'Skyddar mot taggar och jord. Känsel i fingertopparna.',
        'Protect against thorns and soil. Good feel at fingertips.',
      ),
      text(
        'Pestävät hanskat. Kuivata auringossa vain lyhyesti.',
        'Tvättbara. Låt inte torka för länge i solen.',
        'Washable. Do not leave to dry in the sun for long.',
      ),
    ],
    brands: ['vihermakela'],
    price: [595, 1695],
    colours: ['green', 'grey', 'pink'],
    drawing: icon('gloves'),
  },
  {
    category: 'home-tools',
    name: text('Työkalulaukku', 'Verktygslåda', 'Toolbox'),
    varieties: [
      text('40 osaa', '40 delar', '40 pieces'),
      text('80 osaa', '80 delar', '80 pieces'),
      text('120 osaa', '120 delar', '120 pieces'),
    ],
    descriptions: [
      text(
        'Laukku kodin pikkukorjauksiin. Lukittava kansi ja lokerot pienille osille.',
        'Låda för små reparationer hemma. Låsbart lock och fack för smådelar.',
        'A box for small home repairs. Locking lid and trays for small parts.',
      ),
      text(
        'Kahva kestää täyden painon. Pidä työkalut kuivina ruosteelta.',
        'Handtaget håller för full vikt. Håll verktygen torra så rostar de inte.',
        'The handle holds a full load. Keep tools dry to prevent rust.',
      ),
    ],
    brands: ['kattila-aho', 'tuvantakka'],
    price: [2995, 8995],
    colours: ['red', 'black', 'blue'],
    drawing: icon('toolbox'),
  },
  {
    category: 'home-tools',
    name: text('Vasara', 'Hammare', 'Hammer'),
    varieties: [
      text('450 g', '450 g', '450 g'),
      text('kuminen', 'gummi', 'rubber'),
      text('sorkallinen', 'med klo', 'claw'),
    ],
    descriptions: [
      text(
        'Varsi vaimentaa tärähdyksen. Pää pysyy tiukasti kiinni varressa.',
        'Skaftet dämpar stöten. Huvudet sitter stadigt.',
        'The handle softens the shock. The head is firmly fixed.',
      ),
      text(
        'Telttakepeistä huonekalujen kokoamiseen. Tarkista varren kiinnitys ennen lyöntiä.',
        'För allt från tältpinnar till möbelmontering. Kontrollera att skaftet sitter fast.',
        'For anything from tent pegs to flat-pack furniture. Check the head is tight.',
      ),
    ],
    brands: ['tuvantakka', 'haapasto'],
    price: [1295, 2995],
    drawing: icon('hammer'),
  },
  {
    category: 'home-tools',
    name: text('Ruuvimeisseli', 'Skruvmejsel', 'Screwdriver'),
    varieties: [
      text('sarja, 6 kpl', 'set, 6 st.', 'set of 6'),
      text('ristipää', 'krysspår', 'cross-head'),
      text('magneettikärjellä', 'med magnetspets', 'with magnetic tip'),
    ],
    descriptions: [
      text(
        'Kädensija pitää märissäkin käsissä. Kärki pysyy urassa.',
        'Handtaget går bra att greppa även med våta händer. Spetsen håller sig i spåret.',
        'A grip that holds in wet hands. The tip stays in the slot.',
      ),
      text(
        'Korjaa kaapin sarana ja lelun paristoluukku. Säilytä kuivassa.',
        'Fixar skåpets gångjärn och leksakens batterilucka. Förvara torrt.',
        'Fixes a hinge or a toy’s battery flap. Store dry.',
      ),
    ],
    brands: ['tuvantakka', 'haapasto'],
    price: [495, 2495],
    drawing: icon('screwdriver'),
  },
];
