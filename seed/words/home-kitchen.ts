import type { ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const kitchen: ProductType[] = [
  {
    category: 'home-pots',
    name: text('Kattila', 'Kastrull', 'Saucepan'),
    varieties: [
      text('1,5 l', '1,5 l', '1.5 l'),
      text('2,5 l', '2,5 l', '2.5 l'),
      text('4 l', '4 l', '4 l'),
      text('6 l', '6 l', '6 l'),
      text('höyrytysosalla', 'med ånginsats', 'with steamer'),
    ],
    descriptions: [
      text(
        'Ruostumatonta terästä ja paksu pohja, joka jakaa lämmön tasaisesti. Lasikannesta näkee, milloin kiehuu. Sopii myös induktiolle.',
        'Rostfritt stål med tjock botten som fördelar värmen jämnt. Genom glaslocket ser du när det kokar. Passar även induktion.',
        'Stainless steel with a thick base that spreads heat evenly. The glass lid shows when it boils. Suits induction too.',
      ),
      text(
        'Kattilan sisäpinnassa on mitta-asteikko ja reunassa kaatonokka. Kestää konepesun.',
        'Måttskala på insidan och pip i kanten. Tål maskindisk.',
        'A scale inside and a pouring lip. Dishwasher-safe.',
      ),
    ],
    brands: ['kattila-aho'],
    price: [2995, 7995],
    coopShare: 0.2,
    drawing: icon('own:pot'),
  },
  {
    category: 'home-pots',
    name: text('Paistinpannu', 'Stekpanna', 'Frying pan'),
    varieties: [
      text('20 cm', '20 cm', '20 cm'),
      text('24 cm', '24 cm', '24 cm'),
      text('28 cm', '28 cm', '28 cm'),
      text('valurauta', 'gjutjärn', 'cast iron'),
      text('hiiliteräs', 'kolstål', 'carbon steel'),
    ],
    descriptions: [
      text(
        'Tasapohjainen pannu, joka ruskistaa reunoja myöten. Käy kaikille liesille, myös induktiolle.',
        'Plan panna som bryner ända ut i kanten. Fungerar på alla spisar, även induktion.',
        'A flat pan that browns to the edge. Works on every hob, induction included.',
      ),
      text(
        'Pitkä kahva pysyy kädessä myös pannua käännettäessä. Pese käsin, niin pinta kestää vuosia.',
        'Långt handtag med säkert grepp när du vänder. Diska för hand så håller ytan i åratal.',
        'A long handle that sits firmly in your hand. Wash by hand and the surface lasts for years.',
      ),
    ],
    brands: ['kattila-aho', 'tuvantakka'],
    price: [2995, 8995],
    drawing: icon('own:frying-pan'),
  },
  {
    category: 'home-pots',
    name: text('Valurautapata', 'Gjutjärnsgryta', 'Cast-iron casserole'),
    varieties: models('Hauduke', 'Sunnuntaipaisti', 'Karjala', 'Uunilämmin'),
    descriptions: [
      text(
        'Raskas pata hauduttaa lihan mureaksi ja siirtyy liedeltä uuniin. Kansi palauttaa höyryn ruokaan.',
        'Tung gryta som kokar köttet mört och går från spis till ugn. Locket leder ångan tillbaka till maten.',
        'A heavy pot that braises meat tender and goes from hob to oven. The lid returns steam to the food.',
      ),
      text(
        'Emaloitu sisäpinta ei vaadi rasvausta. Nosta patalapuilla: kahvat kuumenevat.',
        'Den emaljerade insidan behöver inte bränns in. Lyft med grytlappar, handtagen blir heta.',
        'The enamelled interior needs no seasoning. Lift with oven gloves: the handles get hot.',
      ),
    ],
    brands: ['kattila-aho', 'tuvantakka'],
    price: [5995, 14995],
    colours: ['black', 'red', 'green', 'white'],
    drawing: icon('own:pot'),
  },
  {
    category: 'home-knives-tools',
    name: text('Keittiöveitsi', 'Kökskniv', 'Kitchen knife'),
    varieties: [
      text('kokkiveitsi 20 cm', 'kockkniv 20 cm', 'chef’s knife 20 cm'),
      text('vihannesveitsi', 'grönsakskniv', 'vegetable knife'),
      text('leipäveitsi', 'brödkniv', 'bread knife'),
      text('fileointiveitsi', 'filékniv', 'filleting knife'),
      text('kuorimaveitsi', 'skalkniv', 'paring knife'),
    ],
    descriptions: [
      text(
        'Terävä terä ruostumattomasta teräksestä ja kahva, joka ei luista märkänäkään. Pese käsin ja kuivaa heti.',
        'Vasst blad i rostfritt stål och handtag som inte glider ens när det är vått. Diska för hand och torka genast.',
        'A keen stainless blade and a handle that does not slip when wet. Wash by hand and dry at once.',
      ),
      text(
        'Tasapainoinen veitsi, joka teroittuu kotona kivellä tai teroituspuikolla. Säilytä terä suojattuna.',
        'Balanserad kniv som går att slipa hemma med sten eller bryne. Förvara bladet skyddat.',
        'A balanced knife you can sharpen at home with a stone or steel. Store with the blade covered.',
      ),
    ],
    brands: ['kattila-aho'],
    price: [1495, 5995],
    drawing: icon('kitchen-knife'),
  },
  {
    category: 'home-knives-tools',
    name: text('Leikkuulauta', 'Skärbräda', 'Chopping board'),
    varieties: [
      text('koivu', 'björk', 'birch'),
      text('tammi', 'ek', 'oak'),
      text('pyökki', 'bok', 'beech'),
      text('pieni', 'liten', 'small'),
    ],
    descriptions: [
      text(
        'Massiivipuinen leikkuulauta, joka on veitsen terälle lempeä. Öljyä ruokaöljyllä pari kertaa vuodessa.',
        'Skärbräda i massivt trä som är skonsam mot knivseggen. Olja in med matolja ett par gånger om året.',
        'A solid wood board that is kind to blades. Oil with cooking oil a couple of times a year.',
      ),
      text(
        'Toimii myös tarjoiluun juustoille ja leivälle. Pyyhi märällä ja kuivata pystyssä.',
        'Fungerar också för servering av ost och bröd. Torka av med våt trasa och låt torka stående.',
        'Good for serving cheese and bread too. Wipe with a wet cloth and dry upright.',
      ),
    ],
    brands: ['haapasto', 'tuvantakka'],
    price: [1995, 4995],
    drawing: { form: 'box', colour: '#c79a6b', icon: 'kitchen-knife' },
  },
  {
    category: 'home-knives-tools',
    name: text('Paistolasta', 'Stekspade', 'Spatula'),
    varieties: [
      text('silikoni', 'silikon', 'silicone'),
      text('koivu', 'björk', 'birch'),
      text('teräs', 'stål', 'steel'),
    ],
    descriptions: [
      text(
        'Ohut reuna pujahtaa munakkaan alle. Ei naarmuta pinnoitettua pannua.',
        'Den tunna kanten går in under omeletten. Skrapar inte belagda pannor.',
        'A thin edge slips under an omelette. Safe for coated pans.',
      ),
      text(
        'Pitkä varsi pitää käden poissa rasvaroiskeista. Ripustusreikä varressa.',
        'Långt skaft håller handen borta från stänket. Hål i skaftet för upphängning.',
        'A long handle keeps your hand from splashes. Hanging hole.',
      ),
    ],
    brands: ['tuvantakka', 'haapasto'],
    price: [495, 1495],
    drawing: { form: 'box', icon: 'cooking' },
  },
  {
    category: 'home-baking',
    name: text('Kakkuvuoka', 'Kakform', 'Cake tin'),
    varieties: [
      text('24 cm', '24 cm', '24 cm'),
      text('26 cm', '26 cm', '26 cm'),
      text('rengasvuoka', 'kransform', 'ring tin'),
      text('pitkä', 'avlång', 'loaf tin'),
    ],
    descriptions: [
      text(
        'Irtopohjainen vuoka, josta kakku irtoaa ehjänä. Voitele ja jauhota vuoka ennen taikinaa.',
        'Form med löstagbar botten som släpper kakan hel. Smörj och mjöla före smeten.',
        'A tin with a release that lets the cake out whole. Grease and flour first.',
      ),
      text(
        'Tumma pinta paistaa tasaisesti. Huuhtele lämpimällä vedellä.',
        'Mörk yta gräddar jämnt. Skölj med varmt vatten.',
        'A dark surface bakes evenly. Rinse with warm water.',
      ),
    ],
    brands: ['tuvantakka', 'kattila-aho'],
    price: [995, 2495],
    drawing: { form: 'box', icon: 'birthday-cake' },
  },
  {
    category: 'home-baking',
    name: text('Muffinssipelti', 'Muffinsplåt', 'Muffin tray'),
    varieties: [
      text('12 koloa', '12 fördjupningar', '12 cups'),
      text('24 koloa', '24 fördjupningar', '24 cups'),
      text('silikoni', 'silikon', 'silicone'),
    ],
    descriptions: [
      text(
        'Muffinit nousevat tasaisina ja irtoavat helposti. Leivinpaperikuppi sopii koloihin.',
        'Muffinsen jäser jämnt och släpper lätt. Pappersformar passar i fördjupningarna.',
        'Muffins rise evenly and release easily. Paper cases fit.',
      ),
      text(
        'Sopii myös pikkupiirakoille ja munakkaille. Ei sovellu mikroaaltouuniin, jos se on metallia.',
        'Även för pajer och äggrätter. Använd inte i mikron om den är av metall.',
        'For pies and egg bites too. Not for microwaves if metal.',
      ),
    ],
    brands: ['tuvantakka'],
    price: [995, 1995],
    drawing: { form: 'box', icon: 'cupcake' },
  },
  {
    category: 'home-baking',
    name: text('Taikinakulho', 'Degskål', 'Mixing bowl'),
    varieties: [
      text('3 l', '3 l', '3 l'),
      text('5 l', '5 l', '5 l'),
      text('kannellinen', 'med lock', 'with lid'),
    ],
    descriptions: [
      text(
        'Kulho, joka seisoo pöydällä vispatessa. Mitta-asteikko sisäseinässä.',
        'Skål som står stadigt när du vispar. Måttskala på insidan.',
        'A bowl that stays put as you whisk. A scale inside.',
      ),
      text(
        'Taikina kohoaa siinä hyvin. Kestää astianpesukoneen.',
        'Degen jäser bra i den. Tål diskmaskin.',
        'Dough rises well in it. Dishwasher-safe.',
      ),
    ],
    brands: ['tuvantakka', 'haapasto'],
    price: [1495, 3495],
    colours: ['white', 'mint', 'light-grey', 'red'],
    drawing: icon('bowl-with-spoon'),
  },
  {
    category: 'home-food-storage',
    name: text('Säilytysrasia', 'Matlåda', 'Food container'),
    varieties: [
      text('0,5 l', '0,5 l', '0.5 l'),
      text('1 l', '1 l', '1 l'),
      text('2 l', '2 l', '2 l'),
      text('lasi', 'glas', 'glass'),
      text('3 kpl', '3 st.', '3 pcs'),
    ],
    descriptions: [
      text(
        'Tiivis kansi klipseillä. Eväsruokaan, pakastimeen ja jääkaappiin.',
        'Tätt lock med klämmor. För matlåda, frys och kylskåp.',
        'A tight lid with clips. For lunches, freezer and fridge.',
      ),
      text(
        'Rasiat pinoutuvat ja säästävät tilaa. Kestää konepesun; ota kansi pois mikrossa.',
        'Staplas för att spara plats. Maskindisk, ta av locket i mikron.',
        'Stacks to save space. Dishwasher-safe; microwave without the lid.',
      ),
    ],
    brands: ['haapasto', 'puhtolainen'],
    price: [495, 2495],
    coopShare: 0.25,
    drawing: icon('own:storage-box'),
  },
  {
    category: 'home-food-storage',
    name: text('Leipälaatikko', 'Brödburk', 'Bread bin'),
    varieties: [
      text('puu', 'trä', 'wood'),
      text('teräs', 'stål', 'steel'),
      ...models('Rievä', 'Limppu'),
    ],
    descriptions: [
      text(
        'Pitää leivän tuoreena ilman pussia. Mahtuu kaksi limppua.',
        'Håller brödet färskt utan påse. Rymmer två limpor.',
        'Keeps bread fresh without a bag. Holds two loaves.',
      ),
      text(
        'Ilmareiät estävät homeen. Pyyhi kerran viikossa kuivalla.',
        'Lufthål hindrar mögel. Torka ur torrt en gång i veckan.',
        'Vents prevent mould. Wipe dry once a week.',
      ),
    ],
    brands: ['haapasto'],
    price: [2495, 5995],
    drawing: { form: 'box', colour: '#d8c3a0', icon: 'bread' },
  },
  {
    category: 'home-plates',
    name: text('Ruokalautanen', 'Mattallrik', 'Dinner plate'),
    varieties: [
      text('27 cm', '27 cm', '27 cm'),
      text('24 cm', '24 cm', '24 cm'),
      ...models('Rinki', 'Savi', 'Metsälampi'),
    ],
    descriptions: [
      text(
        'Kivitavaraa, joka kestää arjen ja astianpesukoneen. Lasite on tasainen, joten ruoka ei tartu.',
        'Stengods som tål vardag och diskmaskin. Slät glasyr som maten inte fastnar på.',
        'Stoneware for everyday use and the dishwasher. Smooth glaze that food does not stick to.',
      ),
      text(
        'Korotettu reuna pitää kastikkeen lautasella. Mikro- ja uunikelpoinen 200 asteeseen.',
        'Den upphöjda kanten håller såsen kvar. Tål mikro och ugn till 200 grader.',
        'A raised rim keeps sauce on the plate. Microwave and oven safe to 200 degrees.',
      ),
    ],
    brands: ['haapasto', 'lumosalo'],
    price: [995, 2495],
    colours: ['white', 'grey', 'green', 'light-blue'],
    coopShare: 0.2,
    drawing: icon('own:plate'),
  },
  {
    category: 'home-plates',
    name: text('Kulho', 'Skål', 'Bowl'),
    varieties: [
      text('aamiaiselle', 'för frukost', 'for breakfast'),
      text('salaatille', 'för sallad', 'for salad'),
      ...models('Lampi', 'Ahde'),
    ],
    descriptions: [
      text(
        'Puurolle, keitolle tai pähkinöille. Lasite kestää lusikan kolinan.',
        'För gröt, soppa eller nötter. Glasyren tål skedens klirr.',
        'For porridge, soup or nuts. The glaze takes a spoon’s clatter.',
      ),
      text(
        'Pinoutuu kaapissa sievästi. Konepesun ja mikron kestävä.',
        'Staplas prydligt i skåpet. Tål maskindisk och mikro.',
        'Stacks neatly in a cupboard. Dishwasher and microwave safe.',
      ),
    ],
    brands: ['haapasto', 'lumosalo'],
    price: [895, 2995],
    colours: ['white', 'light-grey', 'green', 'light-blue'],
    drawing: icon('bowl-with-spoon'),
  },
  {
    category: 'home-mugs-glasses',
    name: text('Muki', 'Mugg', 'Mug'),
    varieties: models('Aamuhetki', 'Kahvitauko', 'Iltatee', 'Kuisti', 'Mökki', 'Aamu-usva'),
    descriptions: [
      text(
        'Kookas muki, jonka kahva ottaa kolme sormea. Pitää kahvin lämpimänä ja kestää konepesun.',
        'Stor mugg med handtag för tre fingrar. Håller kaffet varmt och tål maskindisk.',
        'A generous mug with a three-finger handle. Keeps coffee warm and goes in the dishwasher.',
      ),
      text(
        'Mukiin mahtuu 3,5 desilitraa. Mikroon saa laittaa sellaisenaan.',
        'Rymmer 3,5 deciliter. Tål mikrovågsugn som den är.',
        'Holds 350 ml. Microwave-safe as it is.',
      ),
    ],
    brands: ['lumosalo', 'haapasto'],
    price: [795, 1895],
    colours: ['white', 'light-blue', 'green', 'yellow', 'red'],
    coopShare: 0.3,
    drawing: icon('hot-beverage'),
  },
  {
    category: 'home-mugs-glasses',
    name: text('Juomalasi', 'Dricksglas', 'Tumbler'),
    varieties: [
      text('2 dl', '2 dl', '200 ml'),
      text('4 dl', '4 dl', '400 ml'),
      text('6 kpl', '6 st.', '6 pcs'),
      ...models('Pisara'),
    ],
    descriptions: [
      text(
        'Vedelle, maidolle tai mehulle. Pohja on paksu, joten lasi seisoo tukevasti.',
        'För vatten, mjölk eller saft. Tjock botten så att glaset står stadigt.',
        'For water, milk or cordial. A thick base stops it tipping.',
      ),
      text(
        'Kirkas lasi kestää konepesun. Pinoutuu siististi kaapissa.',
        'Klart glas som tål maskindisk. Staplas snyggt i skåpet.',
        'Clear, dishwasher-safe glass. Stacks neatly in the cupboard.',
      ),
    ],
    brands: ['lumosalo'],
    price: [495, 2995],
    colours: ['light-grey', 'light-blue', 'green'],
    drawing: icon('tumbler-glass'),
  },
  {
    category: 'home-mugs-glasses',
    name: text('Viinilasi', 'Vinglas', 'Wine glass'),
    varieties: [
      text('punaviini', 'rött', 'red'),
      text('valkoviini', 'vitt', 'white'),
      text('kuohuva', 'bubbel', 'sparkling'),
    ],
    descriptions: [
      text(
        'Ohut reuna, josta viini maistuu. Konepesu matalalla ohjelmalla.',
        'Tunn kant som gör vinet godare att dricka. Maskindisk på skonsamt program.',
        'A fine rim made for sipping. Dishwash on a gentle cycle.',
      ),
      text(
        'Kahden lasin pakkaus. Jalka on tukeva eikä kaadu pöydällä helposti.',
        'Två glas i förpackningen. Stadig fot som inte tippar lätt.',
        'A pack of two. The foot is steady.',
      ),
    ],
    brands: ['lumosalo'],
    price: [1495, 3495],
    drawing: icon('wine-glass'),
  },
  {
    category: 'home-mugs-glasses',
    name: text('Teekannu', 'Tekanna', 'Teapot'),
    varieties: [
      text('siivilällä', 'med sil', 'with infuser'),
      text('lasi', 'glas', 'glass'),
      ...models('Haude', 'Höyry'),
    ],
    descriptions: [
      text(
        'Kannu neljälle kupille. Kaatonokka ei tiputa.',
        'Kanna för fyra koppar. Pipen droppar inte.',
        'A pot for four cups. The spout does not drip.',
      ),
      text(
        'Kansi pysyy paikallaan kaataessa. Käsinpesu, niin kiilto säilyy.',
        'Locket sitter kvar när du häller. Handdiska så håller glansen.',
        'The lid stays put when pouring. Wash by hand to keep it bright.',
      ),
    ],
    brands: ['lumosalo', 'haapasto'],
    price: [1995, 4995],
    colours: ['white', 'green', 'red', 'navy'],
    drawing: icon('teapot'),
  },
  {
    category: 'home-serving',
    name: text('Aterinsetti', 'Bestickset', 'Cutlery set'),
    varieties: [
      text('16 osaa', '16 delar', '16 pieces'),
      text('24 osaa', '24 delar', '24 pieces'),
      ...models('Tasapaino', 'Kaari'),
    ],
    descriptions: [
      text(
        'Haarukat, veitset, lusikat ja teelusikat ruostumattomasta teräksestä. Kestää konepesun vuosia.',
        'Gafflar, knivar, skedar och teskedar i rostfritt stål. Tål maskindisk i åratal.',
        'Forks, knives, spoons and teaspoons in stainless steel. Years of dishwashing.',
      ),
      text(
        'Kahvan muotoilu lepää kämmenessä. Pienet naarmut kuuluvat käyttöön.',
        'Handtaget vilar bra i handen. Små repor hör till användningen.',
        'The handle sits well in the hand. Small scratches come with use.',
      ),
    ],
    brands: ['lumosalo', 'kattila-aho'],
    price: [2995, 8995],
    coopShare: 0.15,
    drawing: icon('fork-and-knife'),
  },
  {
    category: 'home-serving',
    name: text('Lautasliinat', 'Servetter', 'Napkins'),
    varieties: [
      text('yksivärinen', 'enfärgade', 'plain'),
      text('joulu', 'jul', 'Christmas'),
      text('kesäkukat', 'sommarblommor', 'summer flowers'),
      text('ruudut', 'rutor', 'check'),
    ],
    descriptions: [
      text(
        'Kolmikerroksiset lautasliinat, jotka imevät ja kestävät. Koko 33 × 33 senttiä.',
        'Trelagers servetter som suger upp och håller. 33 × 33 centimeter.',
        'Three-ply napkins that absorb and hold. 33 × 33 cm.',
      ),
      text(
        'Paperi ei irrota väriä märkänä. Juhliin ja arkeen.',
        'Papperet släpper inte färg när det blir vått. För fest och vardag.',
        'The colour does not run when wet. For parties and every day.',
      ),
    ],
    brands: ['lumosalo'],
    price: [195, 595],
    unit: '1 kpl',
    measures: ['20 kpl', '40 kpl'],
    drawing: { form: 'bag', colour: '#f2dfc0', icon: 'confetti-ball' },
  },
];
