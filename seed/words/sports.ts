import type { Brand, Category, ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'urheilu',
    name: text('Urheilu', 'Sport', 'Sports'),
    children: [
      {
        key: 'sports-outdoor',
        name: text('Retkeily', 'Friluftsliv', 'Outdoors'),
        children: [
          {
            key: 'sports-camping',
            name: text('Teltat ja makuupussit', 'Tält och sovsäckar', 'Tents and sleeping bags'),
          },
          {
            key: 'sports-hiking-gear',
            name: text(
              'Rinkat ja retkivarusteet',
              'Ryggsäckar och friluftsutrustning',
              'Rucksacks and hiking gear',
            ),
          },
          {
            key: 'sports-hiking-wear',
            name: text(
              'Retkeilyvaatteet ja -kengät',
              'Friluftskläder och -skor',
              'Hiking clothes and boots',
            ),
          },
          { key: 'sports-fishing', name: text('Kalastus', 'Fiske', 'Fishing') },
        ],
      },
      {
        key: 'sports-running',
        name: text('Juoksu', 'Löpning', 'Running'),
        children: [
          { key: 'sports-running-shoes', name: text('Juoksukengät', 'Löparskor', 'Running shoes') },
          {
            key: 'sports-running-wear',
            name: text('Juoksuvaatteet', 'Löparkläder', 'Running clothes'),
          },
        ],
      },
      { key: 'sports-cycling', name: text('Pyöräily', 'Cykling', 'Cycling') },
      {
        key: 'sports-gym',
        name: text('Kuntosali ja jooga', 'Gym och yoga', 'Gym and yoga'),
        children: [
          {
            key: 'sports-weights',
            name: text('Painot ja laitteet', 'Vikter och redskap', 'Weights and equipment'),
          },
          {
            key: 'sports-yoga',
            name: text('Jooga ja kehonhuolto', 'Yoga och kroppsvård', 'Yoga and recovery'),
          },
        ],
      },
      {
        key: 'sports-winter',
        name: text('Talviurheilu', 'Vintersport', 'Winter sports'),
        children: [
          { key: 'sports-skiing', name: text('Hiihto', 'Skidåkning', 'Skiing') },
          {
            key: 'sports-skating',
            name: text('Luistelu ja jääkiekko', 'Skridskor och ishockey', 'Skating and ice hockey'),
          },
        ],
      },
      { key: 'sports-swimming', name: text('Uinti', 'Simning', 'Swimming') },
      { key: 'sports-ball-games', name: text('Pallopelit', 'Bollsport', 'Ball games') },
      {
        key: 'sports-racket-games',
        name: text(
          'Mailapelit ja pihapelit',
          'Racketsport och trädgårdsspel',
          'Racket and garden games',
        ),
      },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'vaaranrinne', name: 'Vaaranrinne', colours: ['#2d4a3e', '#f0a83c'] },
  { key: 'kiitola', name: 'Kiitola', colours: ['#d63a2f', '#fff3e0'] },
  { key: 'reittivaara', name: 'Reittivaara', colours: ['#394b59', '#d7e26a'] },
  { key: 'latulainen', name: 'Latulainen', colours: ['#1d5fa8', '#f5f7fa'] },
  { key: 'janteri', name: 'Jänteri', colours: ['#1c1c1e', '#ff7a3d'] },
  { key: 'ulappala', name: 'Ulappala', colours: ['#0f6b78', '#c9f0ee'] },
];

export const types: ProductType[] = [
  {
    category: 'sports-camping',
    name: text('Teltta', 'Tält', 'Tent'),
    varieties: [
      text('1 hengelle', 'för 1 person', '1-person'),
      text('2 hengelle', 'för 2 personer', '2-person'),
      text('3 hengelle', 'för 3 personer', '3-person'),
      text('4 hengelle', 'för 4 personer', '4-person'),
      ...models('Kaira', 'Harjanne', 'Leiri', 'Aapa'),
    ],
    descriptions: [
      text(
        'Kaksikerroksinen teltta, jonka sisäteltta jää pystyttäessä kuivaksi. Teipatut saumat ja absidi rinkalle.',
        'Tvåskiktstält där innertältet hålls torrt när du reser det. Tejpade sömmar och absid för packningen.',
        'A double-skin tent whose inner stays dry while pitching. Taped seams and a porch for your pack.',
      ),
      text(
        'Kaaret on merkitty väreillä, joten pystytys sujuu hämärässäkin. Kuivata teltta aina ennen pakkaamista.',
        'Bågarna är färgmärkta så att tältet går att resa i skymningen. Torka alltid tältet före packning.',
        'Colour-coded poles make pitching easy at dusk. Always dry the tent before packing it away.',
      ),
    ],
    brands: ['vaaranrinne', 'reittivaara'],
    price: [8995, 39900],
    colours: ['green', 'orange', 'olive'],
    coopShare: 0.2,
    drawing: icon('tent'),
  },
  {
    category: 'sports-camping',
    name: text('Makuupussi', 'Sovsäck', 'Sleeping bag'),
    varieties: [
      text('kesä', 'sommar', 'summer'),
      text('kolme vuodenaikaa', 'tre säsonger', 'three-season'),
      text('talvi', 'vinter', 'winter'),
      ...models('Uinu', 'Loue', 'Tulilla', 'Ponsi', 'Huippu'),
    ],
    descriptions: [
      text(
        'Muumiomallinen makuupussi, jossa on kiristettävä huppu ja kaksisuuntainen vetoketju. Mukana pakkauspussi.',
        'Sovsäck i mumiemodell med huva som dras åt och tvåvägsdragkedja. Packpåse medföljer.',
        'A mummy bag with a drawcord hood and a two-way zip. Stuff sack included.',
      ),
      text(
        'Säilytä pussi kotona väljästi, niin täyte pysyy kuohkeana. Konepesu 30 asteessa, kuivaus huolella.',
        'Förvara den löst hemma så håller fyllningen spänsten. Maskintvätt i 30 grader, torka noga.',
        'Store it loosely at home to keep the filling lofty. Machine wash at 30 degrees and dry well.',
      ),
    ],
    brands: ['vaaranrinne', 'reittivaara'],
    price: [4995, 19900],
    colours: ['green', 'navy', 'red', 'orange'],
    drawing: icon('own:sleeping-bag'),
  },
  {
    category: 'sports-camping',
    name: text('Makuualusta', 'Liggunderlag', 'Sleeping mat'),
    varieties: [
      text('solumuovi', 'cellplast', 'foam'),
      text('itsetäyttyvä', 'självuppblåsande', 'self-inflating'),
      text('ilmatäytteinen', 'uppblåsbart', 'inflatable'),
      ...models('Harppa', 'Matkamies', 'Vesala', 'Ponteva', 'Into'),
    ],
    descriptions: [
      text(
        'Eristää kylmästä maasta ja tasoittaa juuret selän alta. Pituus 185 senttiä.',
        'Isolerar mot kall mark och jämnar ut rötterna under ryggen. Längd 185 centimeter.',
        'Insulates from cold ground and evens out roots. 185 cm long.',
      ),
      text(
        'Rullautuu rinkan kylkeen. Pyyhi puhtaaksi kostealla liinalla ja kuivata.',
        'Rullas ihop och fästs på ryggsäcken. Torka av med fuktig duk och låt torka.',
        'Rolls up on the side of a rucksack. Wipe with a damp cloth and dry.',
      ),
    ],
    brands: ['vaaranrinne'],
    price: [1995, 8995],
    colours: ['blue', 'green', 'grey'],
    drawing: icon('own:yoga-mat'),
  },
  {
    category: 'sports-hiking-gear',
    name: text('Rinkka', 'Vandringsryggsäck', 'Trekking rucksack'),
    varieties: [
      text('45 l', '45 l', '45 l'),
      text('60 l', '60 l', '60 l'),
      text('75 l', '75 l', '75 l'),
      ...models('Kuru', 'Taival', 'Vire', 'Rasti', 'Kierros'),
    ],
    descriptions: [
      text(
        'Säädettävä selkäosa ja leveä lantiovyö siirtävät painon lantiolle. Sadesuoja on pohjataskussa.',
        'Justerbar rygg och brett höftbälte flyttar tyngden till höfterna. Regnskyddet finns i bottenfickan.',
        'An adjustable back and wide hip belt carry the weight on your hips. Rain cover in the base pocket.',
      ),
      text(
        'Makuupussille oma lokero, pulloille sivutaskut. Pakkaa raskaimmat lähelle selkää.',
        'Eget fack för sovsäcken, sidofickor för flaskor. Packa det tyngsta närmast ryggen.',
        'A compartment for your sleeping bag and pockets for bottles. Pack the heaviest items near your back.',
      ),
    ],
    brands: ['vaaranrinne', 'reittivaara'],
    price: [8995, 19900],
    colours: ['green', 'navy', 'black', 'orange'],
    coopShare: 0.15,
    drawing: icon('backpack'),
  },
  {
    category: 'sports-hiking-gear',
    name: text('Otsalamppu', 'Pannlampa', 'Head torch'),
    varieties: [
      text('200 lumenia', '200 lumen', '200 lumens'),
      text('400 lumenia', '400 lumen', '400 lumens'),
      text('ladattava', 'laddningsbar', 'rechargeable'),
      ...models('Kiiltomato', 'Nousu', 'Voima', 'Repo', 'Kilpa'),
    ],
    descriptions: [
      text(
        'Valo polulle, laavulle ja koiralenkille. Kolme tehoa ja punainen valo hämäränäölle.',
        'Ljus för stigen, vindskyddet och hundpromenaden. Tre lägen och rött ljus för mörkerseendet.',
        'Light for the trail, the shelter and the dog walk. Three levels and a red light for night vision.',
      ),
      text(
        'Kevyt ja säädettävä panta pysyy pipon päällä. Kestää sadetta.',
        'Lätt, justerbart band som sitter över mössan. Tål regn.',
        'A light, adjustable band that fits over a beanie. Rainproof.',
      ),
    ],
    brands: ['reittivaara'],
    price: [1995, 6995],
    colours: ['black', 'orange', 'yellow'],
    drawing: icon('flashlight'),
  },
  {
    category: 'sports-hiking-gear',
    name: text('Retkikeitin', 'Friluftskök', 'Camping stove'),
    varieties: [
      text('kaasu', 'gas', 'gas'),
      text('sprii', 'sprit', 'spirit'),
      text('kattilasetillä', 'med kastrullset', 'with pan set'),
      ...models('Huippu', 'Ounas', 'Vuoma', 'Riento', 'Kisa'),
    ],
    descriptions: [
      text(
        'Pieni keitin, jolla kahvivesi kiehuu muutamassa minuutissa. Käytä vain ulkona.',
        'Litet kök där kaffevattnet kokar på några minuter. Endast utomhus.',
        'A small stove that boils coffee water in minutes. Outdoor use only.',
      ),
      text(
        'Tukevat jalat epätasaiselle maalle ja tuulisuoja. Polttoaine myydään erikseen.',
        'Stadiga ben för ojämn mark och vindskydd. Bränsle säljs separat.',
        'Steady feet for uneven ground and a windshield. Fuel sold separately.',
      ),
    ],
    brands: ['vaaranrinne'],
    price: [2995, 9995],
    drawing: { form: 'box', icon: 'fire' },
  },
  {
    category: 'sports-hiking-gear',
    name: text('Juomapullo', 'Vattenflaska', 'Water bottle'),
    varieties: [
      text('0,5 l', '0,5 l', '0.5 l'),
      text('0,75 l', '0,75 l', '0.75 l'),
      text('1 l', '1 l', '1 l'),
      text('termospullo', 'termos', 'insulated'),
      ...models('Pinko', 'Yritys', 'Ripeä', 'Kivalo'),
    ],
    descriptions: [
      text(
        'Tiivis korkki ja leveä suu, josta pullon saa pestyä. Sopii pyörän telineeseen ja repun sivutaskuun.',
        'Tät kork och vid öppning som är lätt att rengöra. Passar cykelns hållare och ryggsäckens sidoficka.',
        'A tight cap and a wide mouth that is easy to clean. Fits a bike cage and a side pocket.',
      ),
      text(
        'Ei haise eikä maistu muovilta. Pese käsin ja kuivaa korkki auki.',
        'Luktar och smakar inte plast. Diska för hand och låt torka utan kork.',
        'No plastic smell or taste. Wash by hand and dry with the cap off.',
      ),
    ],
    brands: ['reittivaara', 'kiitola'],
    price: [995, 2995],
    colours: ['black', 'blue', 'green', 'pink'],
    drawing: { form: 'bottle', icon: 'droplet' },
  },
  {
    category: 'sports-hiking-wear',
    name: text('Kuoritakki', 'Skaljacka', 'Shell jacket'),
    varieties: models(
      'Kero',
      'Jänkä',
      'Sadevaara',
      'Selkonen',
      'Pahta',
      'Alku',
      'Rynnäkkö',
      'Kuntopolku',
    ),
    descriptions: [
      text(
        'Vedenpitävä takki teipatuin saumoin ja säädettävällä hupulla. Kainaloissa tuuletusvetoketjut.',
        'Vattentät jacka med tejpade sömmar och justerbar huva. Ventilation med dragkedja under armarna.',
        'A waterproof jacket with taped seams and an adjustable hood. Underarm vent zips.',
      ),
      text(
        'Kevyt kuori, joka mahtuu repun päälle sateen alkaessa. Konepesu 30 asteessa, kyllästys kerran kaudessa.',
        'Ett lätt skal att ha överst i ryggsäcken. Maskintvätt i 30 grader, impregnera en gång per säsong.',
        'A light shell to keep at the top of your pack. Machine wash at 30 degrees and reproof once a season.',
      ),
    ],
    brands: ['vaaranrinne', 'reittivaara'],
    price: [8995, 22900],
    colours: ['navy', 'orange', 'green', 'black'],
    sizes: 'clothes',
    coopShare: 0.25,
    drawing: icon('own:padded-jacket'),
  },
  {
    category: 'sports-hiking-wear',
    name: text('Ulkoiluhousut', 'Friluftsbyxor', 'Outdoor trousers'),
    varieties: models('Rakka', 'Kurula', 'Palsa', 'Suopursu', 'Ponsi', 'Rannikko', 'Sinkki'),
    descriptions: [
      text(
        'Kestävät housut muotoilluin polvin ja reisitaskuin. Vettä hylkivä kangas kuivuu nopeasti.',
        'Slitstarka byxor med formade knän och benfickor. Vattenavvisande tyg som torkar snabbt.',
        'Durable trousers with shaped knees and thigh pockets. Water-repellent, quick-drying fabric.',
      ),
      text(
        'Joustavat kiilat helpottavat kapuamista. Lahkeen saa kiristettyä kengän ympärille.',
        'Elastiska partier gör det lätt att klättra. Benslutet dras åt runt kängan.',
        'Stretch panels make scrambling easy. The hems tighten around your boots.',
      ),
    ],
    brands: ['vaaranrinne', 'reittivaara'],
    price: [5995, 12995],
    colours: ['black', 'olive', 'navy', 'grey'],
    sizes: 'clothes',
    drawing: icon('own:trousers'),
  },
  {
    category: 'sports-hiking-wear',
    name: text('Naisten vaelluskengät', 'Vandringskängor för dam', 'Women’s hiking boots'),
    varieties: models('Tieva', 'Kivikko', 'Ruoppa', 'Jorpukka', 'Ponteva', 'Selkä', 'Sitkeä'),
    descriptions: [
      text(
        'Nilkkaa tukevat kengät pitkille päiville. Pohja pitää märällä kalliolla ja juurakossa.',
        'Kängor som stöder ankeln under långa dagar. Sulan greppar på våt klippa och rötter.',
        'Boots that support your ankles on long days. The sole grips wet rock and roots.',
      ),
      text(
        'Vedenpitävä kalvo ja suojattu kärki. Aja kengät sisään lyhyillä lenkeillä ennen vaellusta.',
        'Vattentätt membran och skyddad tå. Gå in kängorna på korta turer först.',
        'A waterproof membrane and a protected toe. Break them in on short walks first.',
      ),
    ],
    brands: ['vaaranrinne'],
    price: [9995, 19900],
    colours: ['brown', 'black', 'grey'],
    sizes: 'shoesWomen',
    coopShare: 0.2,
    drawing: icon('hiking-boot'),
  },
  {
    category: 'sports-hiking-wear',
    name: text('Miesten vaelluskengät', 'Vandringskängor för herr', 'Men’s hiking boots'),
    varieties: models('Louhikko', 'Rova', 'Rakkakivi', 'Jyrkkä', 'Rasti', 'Tyrsky', 'Spurtti'),
    descriptions: [
      text(
        'Nilkkaa tukevat kengät pitkille päiville. Pohja pitää märällä kalliolla ja juurakossa.',
        'Kängor som stöder ankeln under långa dagar. Sulan greppar på våt klippa och rötter.',
        'Boots that support your ankles on long days. The sole grips wet rock and roots.',
      ),
      text(
        'Vedenpitävä kalvo ja suojattu kärki. Aja kengät sisään lyhyillä lenkeillä ennen vaellusta.',
        'Vattentätt membran och skyddad tå. Gå in kängorna på korta turer först.',
        'A waterproof membrane and a protected toe. Break them in on short walks first.',
      ),
    ],
    brands: ['vaaranrinne'],
    price: [9995, 19900],
    colours: ['brown', 'black', 'grey'],
    sizes: 'shoesMen',
    coopShare: 0.2,
    drawing: icon('hiking-boot'),
  },
  {
    category: 'sports-fishing',
    name: text('Virvelivapa', 'Spinnspö', 'Spinning rod'),
    varieties: [
      text('aloitussetti', 'startset', 'starter set'),
      text('210 cm', '210 cm', '210 cm'),
      text('240 cm', '240 cm', '240 cm'),
      ...models('Hauki', 'Ahven', 'Puuska', 'Taipale'),
    ],
    descriptions: [
      text(
        'Kaksiosainen vapa rannalta ja veneestä heittämiseen. Korkkikahva on lämmin käteen.',
        'Tvådelat spö för kast från strand och båt. Korkhandtaget är varmt i handen.',
        'A two-piece rod for shore and boat. The cork handle is warm to hold.',
      ),
      text(
        'Herkkä kärki kertoo tärpin, tukeva tyvi väsyttää kalan. Huuhtele suolaveden jälkeen.',
        'Den känsliga toppen visar hugget, den starka basen tröttar fisken. Skölj efter saltvatten.',
        'A sensitive tip signals the bite, a strong butt plays the fish. Rinse after salt water.',
      ),
    ],
    brands: ['ulappala'],
    price: [2995, 9995],
    coopShare: 0.2,
    drawing: icon('fishing-pole'),
  },
  {
    category: 'sports-fishing',
    name: text('Viehe', 'Drag', 'Lure'),
    varieties: [
      text('lippa', 'spinnare', 'spinner'),
      text('lusikka', 'sked', 'spoon'),
      text('vaappu', 'wobbler', 'wobbler'),
      text('jigi', 'jigg', 'jig'),
      ...models('Repo', 'Hallava', 'Tempo'),
    ],
    descriptions: [
      text(
        'Viehe hauelle ja ahvenelle. Terävät koukut; säilytä rasiassa.',
        'Drag för gädda och abborre. Vassa krokar, förvara i ask.',
        'A lure for pike and perch. Sharp hooks; keep in a box.',
      ),
      text(
        'Ui hyvin hitaallakin kelauksella. Vaihda väriä veden ja sään mukaan.',
        'Går fint även vid långsam invevning. Byt färg efter vatten och väder.',
        'Swims well on a slow retrieve. Change colour by water and weather.',
      ),
    ],
    brands: ['ulappala'],
    price: [495, 1495],
    colours: ['red', 'silver', 'gold', 'green'],
    drawing: { form: 'box', icon: 'fish' },
  },
  {
    category: 'sports-running-shoes',
    name: text('Naisten juoksukengät', 'Löparskor för dam', 'Women’s running shoes'),
    varieties: [
      text('maastoon', 'terräng', 'trail'),
      text('talveen', 'för vintern', 'for winter'),
      ...models('Rivakka', 'Siivekäs', 'Kipitys', 'Maraton', 'Tiera'),
    ],
    descriptions: [
      text(
        'Vaimennettu pohja ja hengittävä päällinen tavallisille lenkeille. Valitse puoli kokoa tavallista suurempi.',
        'Dämpad sula och ovandel som andas för vanliga löprundor. Välj en halv storlek större än vanligt.',
        'A cushioned sole and breathable upper for regular runs. Choose half a size up.',
      ),
      text(
        'Kevyt kenkä, joka ohjaa askeleen luontevasti eteenpäin. Kuivata huoneenlämmössä, ei patterilla.',
        'En lätt sko som leder steget framåt. Torka i rumstemperatur, inte på elementet.',
        'A light shoe that rolls you forwards. Dry at room temperature, not on a radiator.',
      ),
    ],
    brands: ['kiitola', 'reittivaara'],
    price: [6995, 15995],
    colours: ['black', 'blue', 'orange', 'pink', 'white'],
    sizes: 'shoesWomen',
    coopShare: 0.25,
    drawing: icon('running-shoe'),
  },
  {
    category: 'sports-running-shoes',
    name: text('Miesten juoksukengät', 'Löparskor för herr', 'Men’s running shoes'),
    varieties: [
      text('maastoon', 'terräng', 'trail'),
      text('talveen', 'för vintern', 'for winter'),
      ...models('Keveys', 'Harppaus', 'Loikka', 'Puolimatka', 'Toimi'),
    ],
    descriptions: [
      text(
        'Vaimennettu pohja ja hengittävä päällinen tavallisille lenkeille. Valitse puoli kokoa tavallista suurempi.',
        'Dämpad sula och ovandel som andas för vanliga löprundor. Välj en halv storlek större än vanligt.',
        'A cushioned sole and breathable upper for regular runs. Choose half a size up.',
      ),
      text(
        'Kevyt kenkä, joka ohjaa askeleen luontevasti eteenpäin. Kuivata huoneenlämmössä, ei patterilla.',
        'En lätt sko som leder steget framåt. Torka i rumstemperatur, inte på elementet.',
        'A light shoe that rolls you forwards. Dry at room temperature, not on a radiator.',
      ),
    ],
    brands: ['kiitola', 'reittivaara'],
    price: [6995, 15995],
    colours: ['black', 'blue', 'orange', 'pink', 'white'],
    sizes: 'shoesMen',
    coopShare: 0.25,
    drawing: icon('running-shoe'),
  },
  {
    category: 'sports-running-wear',
    name: text('Juoksupaita', 'Löpartröja', 'Running top'),
    varieties: [
      text('lyhythihainen', 'kortärmad', 'short-sleeved'),
      text('pitkähihainen', 'långärmad', 'long-sleeved'),
      text('hihaton', 'ärmlös', 'sleeveless'),
      ...models('Hengitys', 'Veto', 'Lumikko', 'Tokka'),
    ],
    descriptions: [
      text(
        'Ohut tekninen paita, joka siirtää kosteuden pois iholta. Heijastimet edessä ja takana.',
        'Tunn funktionströja som leder bort fukt från huden. Reflexer fram och bak.',
        'A thin technical top that draws moisture from your skin. Reflectors front and back.',
      ),
      text(
        'Litteät saumat eivät hankaa pitkälläkään lenkillä. Konepesu 40 asteessa ilman huuhteluainetta.',
        'Flata sömmar skaver inte på långa pass. Maskintvätt i 40 grader utan sköljmedel.',
        'Flat seams do not rub on long runs. Machine wash at 40 degrees without softener.',
      ),
    ],
    brands: ['kiitola'],
    price: [1995, 4995],
    colours: ['blue', 'black', 'yellow', 'pink'],
    sizes: 'clothes',
    coopShare: 0.2,
    drawing: icon('running-shirt'),
  },
  {
    category: 'sports-running-wear',
    name: text('Juoksutrikoot', 'Löpartights', 'Running tights'),
    varieties: [
      text('pitkät', 'långa', 'long'),
      text('7/8-pituus', '7/8-längd', '7/8 length'),
      text('talvi', 'vinter', 'winter'),
      ...models('Jänne', 'Riento', 'Näätä', 'Tsemppi'),
    ],
    descriptions: [
      text(
        'Napakat trikoot, joissa on tasku puhelimelle ja avaimelle. Pysyvät ylhäällä ilman nostelua.',
        'Stadiga tights med ficka för mobil och nyckel. Sitter uppe hela passet.',
        'Firm tights with a pocket for phone and key. They stay up through the run.',
      ),
      text(
        'Joustava kangas ei paista läpi venytyksissä. Konepesu 40 asteessa nurin käännettynä.',
        'Det stretchiga tyget är inte genomskinligt när du tänjer. Maskintvätt ut och in i 40 grader.',
        'The stretch fabric stays opaque when you bend. Machine wash inside out at 40 degrees.',
      ),
    ],
    brands: ['kiitola', 'janteri'],
    price: [2995, 6995],
    colours: ['black', 'navy', 'grey'],
    sizes: 'clothes',
    drawing: icon('own:leggings'),
  },
  {
    category: 'sports-cycling',
    name: text('Pyöräilykypärä', 'Cykelhjälm', 'Bike helmet'),
    varieties: [
      text('aikuisten', 'vuxen', 'adult'),
      text('lasten', 'barn', 'children’s'),
      text('maasto', 'terräng', 'mountain'),
      ...models('Suojus', 'Kilpi', 'Hirvas', 'Uljas'),
    ],
    descriptions: [
      text(
        'CE-hyväksytty kypärä, jonka kiristysrengas säätyy yhdellä kädellä. Vaihda kypärä kovan iskun jälkeen.',
        'CE-godkänd hjälm med spännring som justeras med en hand. Byt hjälm efter en kraftig stöt.',
        'A CE-approved helmet with a one-hand dial fit. Replace after a hard knock.',
      ),
      text(
        'Tuuletusaukot viilentävät, ja pehmusteet irtoavat pesuun. Mittaa päänympärys ennen tilausta.',
        'Luftkanaler svalkar och vadderingen går att tvätta. Mät huvudets omkrets före beställning.',
        'Vents keep you cool and the pads come out to wash. Measure your head before ordering.',
      ),
    ],
    brands: ['reittivaara', 'kiitola'],
    price: [2995, 9995],
    colours: ['black', 'white', 'red', 'blue'],
    coopShare: 0.3,
    drawing: icon('own:bike-helmet'),
  },
  {
    category: 'sports-cycling',
    name: text('Polkupyörä', 'Cykel', 'Bicycle'),
    varieties: [
      text('kaupunkiin', 'för stan', 'city'),
      text('maastoon', 'för terräng', 'mountain'),
      text('hybridi', 'hybrid', 'hybrid'),
      ...models('Kampi', 'Myötätuuli', 'Urho', 'Urhea'),
    ],
    descriptions: [
      text(
        'Pyörä työmatkoille ja lenkeille. Toimitetaan esikoottuna: kiinnitä ohjaustanko ja polkimet.',
        'En cykel för pendling och turer. Levereras förmonterad: fäst styre och pedaler.',
        'A bicycle for commuting and rides. Delivered part-assembled: fit the handlebar and pedals.',
      ),
      text(
        'Huollettava vaihteisto ja tehokkaat jarrut. Rasvaa ketju keväällä ja kesän puolivälissä.',
        'Växlar som går att serva och effektiva bromsar. Smörj kedjan på våren och mitt i sommaren.',
        'Serviceable gears and strong brakes. Oil the chain in spring and midsummer.',
      ),
    ],
    brands: ['reittivaara'],
    price: [39900, 89900],
    colours: ['black', 'red', 'mint', 'navy'],
    drawing: icon('bicycle'),
  },
  {
    category: 'sports-cycling',
    name: text('Pyöränlukko', 'Cykellås', 'Bike lock'),
    varieties: [
      text('ketju', 'kedja', 'chain'),
      text('vaijeri', 'vajer', 'cable'),
      text('U-lukko', 'bygellås', 'U-lock'),
      ...models('Into', 'Ripeä', 'Vaelto', 'Vauhti'),
    ],
    descriptions: [
      text(
        'Lukko, joka ylettyy rungon ja pyörätelineen ympäri. Kaksi avainta.',
        'Lås som räcker runt ram och ställ. Två nycklar.',
        'A lock that reaches round frame and rack. Two keys.',
      ),
      text(
        'Pinnoite ei naarmuta maalia. Öljyä lukkopesä ennen pakkasia.',
        'Ytskiktet repar inte lacken. Olja låskolven före kylan.',
        'The coating does not scratch paint. Oil the cylinder before the frost.',
      ),
    ],
    brands: ['reittivaara'],
    price: [1995, 5995],
    colours: ['black', 'red', 'blue'],
    drawing: icon('locked'),
  },
  {
    category: 'sports-weights',
    name: text('Käsipaino', 'Hantel', 'Dumbbell'),
    varieties: [
      text('1 kg', '1 kg', '1 kg'),
      text('2 kg', '2 kg', '2 kg'),
      text('5 kg', '5 kg', '5 kg'),
      text('10 kg', '10 kg', '10 kg'),
      text('säädettävä', 'justerbar', 'adjustable'),
      ...models('Kajo', 'Vesala'),
    ],
    descriptions: [
      text(
        'Pitävä pinta ja kulmikas muoto, joten paino ei vieri. Myydään kappaleittain.',
        'Greppvänlig yta och kantig form som inte rullar. Säljs styckvis.',
        'A grippy surface and an angular shape that does not roll. Sold singly.',
      ),
      text(
        'Kotijumppaan ja salille. Pyyhi hiki pois kostealla liinalla.',
        'För hemmaträning och gym. Torka av svett med fuktig duk.',
        'For home and gym. Wipe off sweat with a damp cloth.',
      ),
    ],
    brands: ['janteri'],
    price: [795, 9995],
    colours: ['black', 'pink', 'blue'],
    coopShare: 0.2,
    drawing: icon('own:dumbbell'),
  },
  {
    category: 'sports-weights',
    name: text('Vastuskuminauha', 'Träningsband', 'Resistance band'),
    varieties: [
      text('kevyt', 'lätt', 'light'),
      text('keskivahva', 'medel', 'medium'),
      text('vahva', 'hårt', 'strong'),
      text('3 kpl', '3 st.', '3 pcs'),
    ],
    descriptions: [
      text(
        'Kuminauha lämmittelyyn, lihaskuntoon ja kuntoutukseen. Mahtuu matkalaukkuun.',
        'Gummiband för uppvärmning, styrka och rehabilitering. Ryms i resväskan.',
        'A band for warm-ups, strength and rehab. Fits a suitcase.',
      ),
      text(
        'Ei rullaannu reisillä. Tarkista nauha halkeamien varalta ennen treeniä.',
        'Rullar inte upp sig på låren. Kontrollera att bandet är helt före träning.',
        'Does not roll on your thighs. Check for cracks before training.',
      ),
    ],
    brands: ['janteri'],
    price: [695, 2495],
    colours: ['yellow', 'red', 'black', 'green'],
    drawing: { form: 'pouch', icon: 'flexed-biceps' },
  },
  {
    category: 'sports-weights',
    name: text('Nyrkkeilyhanskat', 'Boxhandskar', 'Boxing gloves'),
    varieties: [
      text('10 oz', '10 oz', '10 oz'),
      text('12 oz', '12 oz', '12 oz'),
      text('14 oz', '14 oz', '14 oz'),
      ...models('Kierros', 'Rynnäkkö', 'Aapa', 'Vire'),
    ],
    descriptions: [
      text(
        'Tiivis pehmuste suojaa rystysiä, ja leveä tarra tukee rannetta. Tuuleta käytön jälkeen.',
        'Tät stoppning skyddar knogarna och det breda kardborrbandet stöder handleden. Vädra efter användning.',
        'Dense padding protects knuckles and a wide strap supports your wrist. Air after use.',
      ),
      text(
        'Säkkiin ja pareittain harjoitteluun. Käytä sidettä hanskojen alla.',
        'För säck och parträning. Använd lindor under handskarna.',
        'For bag and pad work. Wear wraps underneath.',
      ),
    ],
    brands: ['janteri'],
    price: [2995, 5995],
    colours: ['red', 'black', 'blue'],
    drawing: icon('boxing-glove'),
  },
  {
    category: 'sports-yoga',
    name: text('Joogamatto', 'Yogamatta', 'Yoga mat'),
    varieties: [
      text('4 mm', '4 mm', '4 mm'),
      text('6 mm', '6 mm', '6 mm'),
      text('korkki', 'kork', 'cork'),
      ...models('Tasapaino', 'Hetki', 'Hiljaisuus', 'Voima'),
    ],
    descriptions: [
      text(
        'Pitävä matto, joka ei luista alla eikä päällä. Koko 61 × 183 senttiä.',
        'Matta med bra grepp på båda sidor. 61 × 183 centimeter.',
        'A mat that grips above and below. 61 × 183 cm.',
      ),
      text(
        'Rullaa matto puhdas puoli sisäänpäin. Pyyhi miedolla saippuavedellä.',
        'Rulla ihop mattan med den rena sidan inåt. Torka med mild tvållösning.',
        'Roll it clean side in. Wipe with mild soapy water.',
      ),
    ],
    brands: ['janteri'],
    price: [1995, 6995],
    colours: ['purple', 'turquoise', 'pink', 'grey'],
    coopShare: 0.2,
    drawing: icon('own:yoga-mat'),
  },
  {
    category: 'sports-yoga',
    name: text('Hierontapallo', 'Massageboll', 'Massage ball'),
    varieties: [
      text('pehmeä', 'mjuk', 'soft'),
      text('kova', 'hård', 'firm'),
      text('nystyräpallo', 'piggboll', 'spiky'),
    ],
    descriptions: [
      text(
        'Pallo jalkapohjille, hartioille ja selälle. Rullaa kevyesti ja lopeta, jos sattuu.',
        'Boll för fotsulor, axlar och rygg. Rulla lätt och sluta om det gör ont.',
        'A ball for soles, shoulders and back. Roll gently and stop if it hurts.',
      ),
      text(
        'Mahtuu taskuun ja työpöydän alle. Pese lämpimällä vedellä.',
        'Ryms i fickan och under skrivbordet. Tvätta med varmt vatten.',
        'Fits a pocket and under a desk. Wash with warm water.',
      ),
    ],
    brands: ['janteri'],
    price: [695, 1695],
    colours: ['red', 'blue', 'green'],
    drawing: icon('red-circle'),
  },
  {
    category: 'sports-skiing',
    name: text('Hiihtosukset', 'Längdskidor', 'Cross-country skis'),
    varieties: [
      text('karvapohja', 'skin', 'skin'),
      text('perinteinen', 'klassisk', 'classic'),
      text('luistelu', 'skate', 'skating'),
      text('lasten', 'barn', 'children’s'),
      ...models('Huovi', 'Hankikanto', 'Vuoma'),
    ],
    descriptions: [
      text(
        'Sukset kuntoilijalle ja lomaladulle. Pituus valitaan painon ja pituuden mukaan.',
        'Skidor för motion och semesterspår. Längden väljs efter vikt och längd.',
        'Skis for fitness and holiday tracks. Choose the length by weight and height.',
      ),
      text(
        'Kevyt ydin ja kestävä pohja. Siteet myydään erikseen; puhdista pohja kauden jälkeen.',
        'Lätt kärna och slitstarkt belag. Bindningar säljs separat; rengör sulan efter säsongen.',
        'A light core and a tough base. Bindings sold separately; clean the base after the season.',
      ),
    ],
    brands: ['latulainen'],
    price: [9995, 29900],
    colours: ['white', 'black', 'blue'],
    coopShare: 0.15,
    drawing: icon('skis'),
  },
  {
    category: 'sports-skiing',
    name: text('Hiihtosauvat', 'Skidstavar', 'Ski poles'),
    varieties: [
      text('alumiini', 'aluminium', 'aluminium'),
      text('komposiitti', 'komposit', 'composite'),
      text('lasten', 'barn', 'children’s'),
      ...models('Kilpa', 'Sinkki', 'Harppa', 'Yritys'),
    ],
    descriptions: [
      text(
        'Kevyet sauvat, joiden remmi irtoaa napsauttamalla. Korkkikahva ei kylmetä kättä.',
        'Lätta stavar med remmar som lossas med ett klick. Korkhandtaget kyler inte.',
        'Light poles with click-off straps. Cork grips stay warm.',
      ),
      text(
        'Valitse perinteisen sauva kainaloon asti, luistelusauva leukaan asti. Kärjet teroitetaan ja vaihdetaan.',
        'Välj klassisk stav till armhålan, skatestav till hakan. Spetsarna kan slipas och bytas.',
        'Pick classic poles to the armpit, skating poles to the chin. Tips can be sharpened and replaced.',
      ),
    ],
    brands: ['latulainen'],
    price: [2995, 9995],
    drawing: { form: 'box', icon: 'skier' },
  },
  {
    category: 'sports-skiing',
    name: text('Laskettelulasit', 'Skidglasögon', 'Ski goggles'),
    varieties: [
      text('pilvisäähän', 'för mulet', 'cloudy'),
      text('aurinkoon', 'för sol', 'sunny'),
      text('lasten', 'barn', 'children’s'),
      ...models('Kisa', 'Sitkeä', 'Huippu', 'Alku'),
    ],
    descriptions: [
      text(
        'Kaksinkertainen linssi ei huurru. Panta mahtuu kypärän päälle.',
        'Dubbel lins som inte immar igen. Bandet passar över hjälmen.',
        'A double lens that does not fog. The strap fits over a helmet.',
      ),
      text(
        'Pehmeä vaahto myötäilee kasvoja. Pyyhi linssi vain pehmeällä liinalla.',
        'Mjukt skum följer ansiktet. Torka linsen bara med mjuk duk.',
        'Soft foam follows your face. Wipe the lens only with a soft cloth.',
      ),
    ],
    brands: ['latulainen'],
    price: [2495, 9995],
    colours: ['black', 'white', 'pink', 'orange'],
    drawing: icon('goggles'),
  },
  {
    category: 'sports-skating',
    name: text('Kaunoluistimet', 'Konståkningsskridskor', 'Figure skates'),
    varieties: models(
      'Piruetti',
      'Aksel',
      'Hopeajää',
      'Talvitanssi',
      'Spurtti',
      'Into',
      'Rannikko',
    ),
    descriptions: [
      text(
        'Nilkkaa tukeva kenkä ja teroitettu terä. Kuivaa terät ja käytä suojia.',
        'Sko som stöder ankeln och slipad skena. Torka skenorna och använd skydd.',
        'A supportive boot and a sharpened blade. Dry the blades and use guards.',
      ),
      text(
        'Lämmin vuori pakkaspäivän kentälle. Koko valitaan sukka jalassa.',
        'Varmt foder för rinken i kyla. Välj storlek med strumpan på.',
        'A warm lining for frosty rinks. Choose the size with a sock on.',
      ),
    ],
    brands: ['latulainen', 'ulappala'],
    price: [4995, 15995],
    colours: ['white', 'black', 'blue'],
    sizes: 'shoesWomen',
    coopShare: 0.2,
    drawing: icon('ice-skate'),
  },
  {
    category: 'sports-skating',
    name: text('Hokkarit', 'Hockeyskridskor', 'Hockey skates'),
    varieties: models('Aloitus', 'Sinilinja', 'Laita', 'Ylivoima', 'Taipale', 'Kierros', 'Selkä'),
    descriptions: [
      text(
        'Nilkkaa tukeva kenkä ja teroitettu terä. Kuivaa terät ja käytä suojia.',
        'Sko som stöder ankeln och slipad skena. Torka skenorna och använd skydd.',
        'A supportive boot and a sharpened blade. Dry the blades and use guards.',
      ),
      text(
        'Lämmin vuori pakkaspäivän kentälle. Koko valitaan sukka jalassa.',
        'Varmt foder för rinken i kyla. Välj storlek med strumpan på.',
        'A warm lining for frosty rinks. Choose the size with a sock on.',
      ),
    ],
    brands: ['latulainen', 'ulappala'],
    price: [4995, 15995],
    colours: ['white', 'black', 'blue'],
    sizes: 'shoesMen',
    coopShare: 0.2,
    drawing: icon('ice-skate'),
  },
  {
    category: 'sports-skating',
    name: text('Jääkiekkomaila', 'Hockeyklubba', 'Ice hockey stick'),
    varieties: [
      text('lasten', 'barn', 'children’s'),
      text('aikuisten', 'vuxen', 'adult'),
      ...models('Lämäri', 'Pakki', 'Tempo', 'Kilpa', 'Tyrsky'),
    ],
    descriptions: [
      text(
        'Maila pihapeliin ja kaukaloon. Kätisyys valitaan tilauksessa, teippi mukana.',
        'Klubba för gården och rinken. Välj fattning vid beställning, tejp medföljer.',
        'A stick for yard and rink. Choose the hand at ordering; tape included.',
      ),
      text(
        'Varren pituus lyhennetään sahaamalla. Suojaa lapa teipillä.',
        'Skaftet kan kortas med såg. Skydda bladet med tejp.',
        'Shorten the shaft with a saw. Protect the blade with tape.',
      ),
    ],
    brands: ['latulainen'],
    price: [1995, 9995],
    drawing: icon('ice-hockey'),
  },
  {
    category: 'sports-swimming',
    name: text('Uimalasit', 'Simglasögon', 'Swimming goggles'),
    varieties: [
      text('aikuisten', 'vuxen', 'adult'),
      text('lasten', 'barn', 'children’s'),
      text('peililinssit', 'speglade', 'mirrored'),
      ...models('Kivalo', 'Tiera', 'Kisa', 'Puuska'),
    ],
    descriptions: [
      text(
        'Pehmeät tiivisteet eivät vuoda eivätkä paina. Huurtumaton pinta ja nenäsilta vaihdettavissa.',
        'Mjuka tätningar läcker inte och trycker inte. Imfri yta och utbytbar näsbrygga.',
        'Soft seals neither leak nor press. Anti-fog coating and a changeable nose bridge.',
      ),
      text(
        'Huuhtele kirkkaalla vedellä ja kuivata varjossa. Älä hankaa linssien sisäpintaa.',
        'Skölj i rent vatten och torka i skugga. Gnid inte linsens insida.',
        'Rinse in clean water and dry in the shade. Do not rub the inside of the lens.',
      ),
    ],
    brands: ['ulappala'],
    price: [995, 2995],
    colours: ['blue', 'black', 'pink', 'turquoise'],
    coopShare: 0.25,
    drawing: icon('goggles'),
  },
  {
    category: 'sports-swimming',
    name: text('Uimalakki', 'Badmössa', 'Swimming cap'),
    varieties: [
      text('silikoni', 'silikon', 'silicone'),
      text('kangas', 'tyg', 'fabric'),
      text('lasten', 'barn', 'children’s'),
      ...models('Kuntopolku', 'Toimi', 'Kyyti', 'Hallava'),
    ],
    descriptions: [
      text(
        'Pitää hiukset poissa kasvoilta ja veden suodattimesta. Kuivaa lakki ennen säilytystä.',
        'Håller håret borta från ansiktet och ur filtret. Torka mössan före förvaring.',
        'Keeps hair off your face and out of filters. Dry the cap before storing.',
      ),
      text(
        'Venyy päähän hiuksia repimättä. Huuhtele kloorin jälkeen.',
        'Töjer sig utan att rycka i håret. Skölj efter klorvatten.',
        'Stretches on without pulling. Rinse after chlorine.',
      ),
    ],
    brands: ['ulappala'],
    price: [695, 1995],
    colours: ['black', 'blue', 'white', 'red'],
    drawing: { form: 'pouch', icon: 'droplet' },
  },
  {
    category: 'sports-swimming',
    name: text('Uimarengas', 'Simring', 'Swim ring'),
    varieties: [
      text('lasten', 'barn', 'children’s'),
      text('donitsi', 'munk', 'doughnut'),
      text('flamingo', 'flamingo', 'flamingo'),
    ],
    descriptions: [
      text(
        'Täytetään puhaltamalla tai pumpulla. Lapset leikkivät vain aikuisen valvonnassa.',
        'Blåses upp med munnen eller pump. Barn leker bara under vuxens uppsikt.',
        'Inflate by mouth or pump. Children only under adult supervision.',
      ),
      text(
        'Kestävä muovi ja paikkalappu mukana. Kuivata ennen pakkaamista.',
        'Tålig plast och lagningslapp medföljer. Torka före packning.',
        'Tough plastic with a repair patch. Dry before packing.',
      ),
    ],
    brands: ['ulappala'],
    price: [995, 2495],
    colours: ['yellow', 'pink', 'blue'],
    drawing: icon('ring-buoy'),
  },
  {
    category: 'sports-ball-games',
    name: text('Jalkapallo', 'Fotboll', 'Football'),
    varieties: [
      text('koko 3', 'storlek 3', 'size 3'),
      text('koko 4', 'storlek 4', 'size 4'),
      text('koko 5', 'storlek 5', 'size 5'),
      ...models('Kenttäpallo', 'Maali', 'Lento', 'Lumikko'),
    ],
    descriptions: [
      text(
        'Pallo koululle ja kentälle. Pinta on kova mutta jalalle lempeä.',
        'Boll för skolan och planen. Ytan är tålig men skonsam mot foten.',
        'A ball for school and pitch. Tough yet kind to feet.',
      ),
      text(
        'Täytä paineeseen, joka lukee venttiilin vieressä. Puhdista kura harjalla.',
        'Fyll till trycket som anges vid ventilen. Borsta bort lera.',
        'Inflate to the pressure by the valve. Brush off mud.',
      ),
    ],
    brands: ['kiitola'],
    price: [1295, 3995],
    colours: ['white', 'orange', 'yellow'],
    coopShare: 0.2,
    drawing: icon('soccer-ball'),
  },
  {
    category: 'sports-ball-games',
    name: text('Koripallo', 'Basketboll', 'Basketball'),
    varieties: [
      text('koko 5', 'storlek 5', 'size 5'),
      text('koko 6', 'storlek 6', 'size 6'),
      text('koko 7', 'storlek 7', 'size 7'),
    ],
    descriptions: [
      text(
        'Karhea pinta pitää otteen sisä- ja ulkokentällä. Pomppaa tasaisesti.',
        'Sträv yta ger grepp inne och ute. Studsar jämnt.',
        'A pebbled surface grips indoors and out. Even bounce.',
      ),
      text(
        'Pumppu ja neula myydään erikseen. Pyyhi pinta kostealla.',
        'Pump och nål säljs separat. Torka ytan med fuktig duk.',
        'Pump and needle sold separately. Wipe with a damp cloth.',
      ),
    ],
    brands: ['kiitola'],
    price: [1495, 3995],
    colours: ['orange', 'black'],
    drawing: icon('basketball'),
  },
  {
    category: 'sports-ball-games',
    name: text('Lentopallo', 'Volleyboll', 'Volleyball'),
    varieties: [
      text('sisä', 'inomhus', 'indoor'),
      text('ranta', 'beach', 'beach'),
      text('juniori', 'junior', 'junior'),
      ...models('Kyyti', 'Tokka', 'Loikka', 'Näätä'),
    ],
    descriptions: [
      text(
        'Pehmeä kuori säästää käsivarsia. Pallo lentää suoraan.',
        'Mjukt skal skonar underarmarna. Bollen flyger rakt.',
        'A soft cover spares forearms. Flies straight.',
      ),
      text(
        'Kestää hiekkaa ja kastetta. Vapauta ilmaa säilytykseen.',
        'Tål sand och dagg. Släpp ut lite luft vid förvaring.',
        'Takes sand and dew. Let out a little air for storage.',
      ),
    ],
    brands: ['kiitola', 'ulappala'],
    price: [1495, 3995],
    colours: ['white', 'yellow', 'blue'],
    drawing: icon('volleyball'),
  },
  {
    category: 'sports-racket-games',
    name: text('Sulkapallosetti', 'Badmintonset', 'Badminton set'),
    varieties: [
      text('2 mailaa', '2 racketar', '2 rackets'),
      text('4 mailaa ja verkko', '4 racketar och nät', '4 rackets and net'),
      ...models('Pihapeli', 'Lento', 'Tsemppi', 'Matkamies', 'Hirvas'),
    ],
    descriptions: [
      text(
        'Mailat ja pallot pihalle ja mökille. Kantolaukku mukana.',
        'Racketar och bollar för gården och stugan. Väska medföljer.',
        'Rackets and shuttlecocks for garden and cottage. Bag included.',
      ),
      text(
        'Kevyet rungot sopivat aikuisille ja koululaisille. Pelaa tyynellä.',
        'Lätta ramar för vuxna och skolbarn. Bäst i vindstilla.',
        'Light frames for adults and school children. Best in still air.',
      ),
    ],
    brands: ['kiitola'],
    price: [1995, 5995],
    drawing: icon('badminton'),
  },
  {
    category: 'sports-racket-games',
    name: text('Tennismaila', 'Tennisracket', 'Tennis racket'),
    varieties: [
      text('juniori', 'junior', 'junior'),
      text('harraste', 'motion', 'recreational'),
      ...models('Syöttö', 'Rysty', 'Uljas', 'Nousu', 'Urho'),
    ],
    descriptions: [
      text(
        'Kevyt maila, jossa on jänteet valmiina. Pehmeä kädensija imee hien.',
        'Lätt racket som är strängad och klar. Mjukt grepp suger upp svett.',
        'A light, ready-strung racket. The soft grip soaks up sweat.',
      ),
      text(
        'Suojaa kehikko putoamisilta. Vaihda jänteet, kun ne löystyvät.',
        'Skydda ramen mot stötar. Byt strängar när de blir slaka.',
        'Protect the frame from knocks. Restring when they slacken.',
      ),
    ],
    brands: ['kiitola', 'janteri'],
    price: [2995, 9995],
    colours: ['black', 'red', 'blue'],
    drawing: icon('tennis'),
  },
  {
    category: 'sports-racket-games',
    name: text('Pöytätennissetti', 'Bordtennisset', 'Table tennis set'),
    varieties: [
      text('2 mailaa', '2 racketar', '2 bats'),
      text('verkolla', 'med nät', 'with net'),
      text('kilpa', 'tävling', 'competition'),
      ...models('Loikka', 'Urhea', 'Ounas', 'Vaelto'),
    ],
    descriptions: [
      text(
        'Mailat ja pallot kerhohuoneeseen ja mökin pöydälle. Pussi mukana.',
        'Racketar och bollar för klubbrum och stugbord. Påse medföljer.',
        'Bats and balls for the club room and the cottage table. Bag included.',
      ),
      text(
        'Kumit pitävät kierteen. Pyyhi pöly pois ennen peliä.',
        'Gummit ger bra skruv. Torka av damm före spel.',
        'The rubbers hold spin. Wipe dust off before play.',
      ),
    ],
    brands: ['kiitola'],
    price: [995, 4495],
    colours: ['red', 'black'],
    drawing: icon('ping-pong'),
  },
  {
    category: 'sports-racket-games',
    name: text('Puinen heittopeli', 'Kastspel i trä', 'Wooden throwing game'),
    varieties: [
      text('koivu', 'björk', 'birch'),
      text('matkakoko', 'resestorlek', 'travel size'),
      ...models('Aapa', 'Maasto', 'Vauhti', 'Pinko', 'Kajo'),
    ],
    descriptions: [
      text(
        'Puiset keilat ja kapula pihapeliin koko suvulle. Säännöt laatikossa.',
        'Träkäglor och kastpinne för hela släkten. Regler i lådan.',
        'Wooden pins and a throwing stick for the whole family. Rules in the box.',
      ),
      text(
        'Kantolaukku kulkee puistoon ja rannalle. Kuivata puuosat ennen säilytystä.',
        'Bärväska för park och strand. Torka trädelarna före förvaring.',
        'A carry box for park and beach. Dry the pins before storing.',
      ),
    ],
    brands: ['reittivaara', 'kiitola'],
    price: [1995, 3995],
    drawing: { form: 'box', colour: '#c9a06c', icon: 'bowling' },
  },
];
