import type { ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const household: ProductType[] = [
  {
    category: 'televisions',
    name: text('Televisio', 'TV', 'Television'),
    varieties: [
      text('43" 4K', '43" 4K', '43" 4K'),
      text('50" 4K', '50" 4K', '50" 4K'),
      text('55" 4K QLED', '55" 4K QLED', '55" 4K QLED'),
      text('65" OLED', '65" OLED', '65" OLED'),
      text('75" 4K', '75" 4K', '75" 4K'),
      ...models('Tuike'),
    ],
    descriptions: [
      text(
        'Selkeä kuva päivänvalossakin ja suomenkieliset valikot. Suoratoistosovellukset löytyvät valmiina.',
        'Tydlig bild även i dagsljus och menyer på svenska. Strömningsappar finns färdigt.',
        'A clear picture in daylight and menus in your language. Streaming apps built in.',
      ),
      text(
        'Kolme HDMI-liitäntää ja antenniviritin. Mahtuu tavalliseen seinätelineeseen.',
        'Tre HDMI-portar och antenntuner. Passar vanligt väggfäste.',
        'Three HDMI ports and a tuner. Fits a standard wall bracket.',
      ),
    ],
    brands: ['kaikuneva', 'piirula'],
    price: [34900, 129900],
    coopShare: 0.3,
    drawing: icon('tv'),
  },
  {
    category: 'televisions',
    name: text('Mediatoistin', 'Mediaspelare', 'Streaming player'),
    varieties: models('Sola', 'Sola 4K', 'Kide 2', 'Luotain', 'Väre', 'Meteori'),
    descriptions: [
      text(
        'Pieni laite tekee televisiosta suoratoistolaitteen. Kaukosäätimellä ääniohjaus.',
        'En liten apparat gör tv:n smart. Röststyrning med fjärrkontrollen.',
        'A small box turns your TV into a streaming one. Voice remote.',
      ),
      text(
        'Kytke laite HDMI-porttiin ja verkkoon. Kuva on valmiina viidessä minuutissa.',
        'Anslut till HDMI-porten och nätet. Bilden är klar på fem minuter.',
        'Plug it into HDMI and your network. The picture is ready in five minutes.',
      ),
    ],
    brands: ['kaikuneva'],
    price: [3995, 8995],
    drawing: { form: 'box', icon: 'play-button' },
  },
  {
    category: 'headphones',
    name: text('Kuulokkeet', 'Hörlurar', 'Headphones'),
    varieties: [
      text('vastamelulla', 'med brusreducering', 'with noise cancelling'),
      text('langattomat', 'trådlösa', 'wireless'),
      text('langalliset', 'med kabel', 'wired'),
      ...models('Kaiku 1', 'Kaiku 2', 'Humina'),
    ],
    descriptions: [
      text(
        'Pehmeät korvatyynyt ja selkeä ääni musiikkiin ja puheluihin. Taittuvat pussiin.',
        'Mjuka öronkuddar och tydligt ljud för musik och samtal. Vikbara i fodral.',
        'Soft pads and clear sound for music and calls. They fold into a bag.',
      ),
      text(
        'Istuvat silmälasien kanssa eivätkä kuumenna korvia. Mukana 3,5 mm johto.',
        'Sitter bra med glasögon och blir inte varma. 3,5 mm kabel medföljer.',
        'Comfortable with glasses and cool on your ears. 3.5 mm cable included.',
      ),
    ],
    brands: ['kaikuneva', 'piirula'],
    price: [4995, 24900],
    colours: ['black', 'white', 'beige', 'navy'],
    coopShare: 0.3,
    drawing: icon('headphone'),
  },
  {
    category: 'headphones',
    name: text('Nappikuulokkeet', 'Öronsnäckor', 'Earbuds'),
    varieties: [
      text('langattomat', 'trådlösa', 'wireless'),
      text('vastamelulla', 'med brusreducering', 'with noise cancelling'),
      text('urheiluun', 'för träning', 'for sport'),
      ...models('Neppari', 'Pähkinä', 'Pulssi'),
    ],
    descriptions: [
      text(
        'Langattomat napit latauskotelossa. Kolmet korvatulpat mukana.',
        'Trådlösa öronsnäckor i laddfodral. Tre par proppar medföljer.',
        'Wireless buds in a charging case. Three pairs of tips included.',
      ),
      text(
        'Läpikuuluvuustila päästää liikenteen äänet korviin. Yhdellä latauksella kuuntelee viisi tuntia.',
        'Med omgivningsläget hör du trafiken. Fem timmars lyssning per laddning.',
        'A transparency mode for traffic. Five hours per charge.',
      ),
    ],
    brands: ['kaikuneva', 'virtanova'],
    price: [3995, 19900],
    colours: ['black', 'white', 'mint', 'pink'],
    drawing: icon('earbuds'),
  },
  {
    category: 'speakers-radios',
    name: text('Bluetooth-kaiutin', 'Bluetooth-högtalare', 'Bluetooth speaker'),
    varieties: [
      text('kannettava', 'bärbar', 'portable'),
      text('vedenkestävä', 'vattentålig', 'waterproof'),
      ...models('Kaiku Mini', 'Sointu', 'Laituri', 'Säde'),
    ],
    descriptions: [
      text(
        'Kannettava kaiutin pihalle ja laiturille. Akku soittaa koko päivän.',
        'Bärbar högtalare för gård och brygga. Batteriet räcker hela dagen.',
        'A portable speaker for the garden and the jetty. Plays all day.',
      ),
      text(
        'Kaksi kaiutinta yhdistyvät stereoksi. Toimii myös puhelimen kaiuttimena.',
        'Två högtalare blir stereo. Fungerar också för samtal.',
        'Two speakers pair for stereo. Works for calls too.',
      ),
    ],
    brands: ['kaikuneva', 'virtanova'],
    price: [2995, 14995],
    colours: ['black', 'red', 'blue', 'mint'],
    drawing: icon('speaker'),
  },
  {
    category: 'speakers-radios',
    name: text('Soundbar', 'Soundbar', 'Soundbar'),
    varieties: models('Palkki 2.1', 'Palkki S', 'Kaiku Bar', 'Meteori', 'Väre Plus', 'Säde 2'),
    descriptions: [
      text(
        'Pitkä kaiutin television alle tekee puheesta selvemmän. Bassokaiutin mukana.',
        'Lång högtalare under tv:n gör talet tydligare. Subwoofer medföljer.',
        'A long speaker under the TV makes speech clearer. Subwoofer included.',
      ),
      text(
        'Yksi HDMI-kaapeli hoitaa äänen ja kaukosäätimen. Yöäänitila naapureille.',
        'En HDMI-kabel sköter ljud och fjärrkontroll. Nattläge för grannarna.',
        'One HDMI cable handles sound and remote. Night mode for the neighbours.',
      ),
    ],
    brands: ['kaikuneva'],
    price: [9995, 34900],
    drawing: { form: 'box', icon: 'speaker-high-volume' },
  },
  {
    category: 'speakers-radios',
    name: text('Radio', 'Radio', 'Radio'),
    varieties: [
      text('FM', 'FM', 'FM'),
      text('wifi', 'wifi', 'wifi'),
      text('herätyksellä', 'med väckning', 'with alarm'),
      ...models('Pulssi', 'Kuulas', 'Vega'),
    ],
    descriptions: [
      text(
        'Keittiöön, saunatupaan ja mökille. Muistipaikat suosikkiasemille.',
        'För köket, bastustugan och sommarstugan. Snabbval för favoritkanalerna.',
        'For the kitchen, sauna cabin and cottage. Presets for favourites.',
      ),
      text(
        'Käännä nuppia ja kuuntele. Verkko- ja paristokäyttö.',
        'Vrid på ratten och lyssna. Nät- och batteridrift.',
        'Turn the dial and listen. Mains and battery.',
      ),
    ],
    brands: ['kaikuneva'],
    price: [2995, 12995],
    colours: ['black', 'red', 'white', 'green'],
    drawing: icon('radio'),
  },
  {
    category: 'cameras',
    name: text('Järjestelmäkamera', 'Systemkamera', 'System camera'),
    varieties: models('Linssi X1', 'Linssi X2', 'Kuvaaja', 'Säde', 'Kirkas', 'Ydin'),
    descriptions: [
      text(
        'Terävät valokuvat ja 4K-video. Vaihto-objektiivit myydään erikseen.',
        'Skarpa foton och 4K-video. Extra objektiv säljs separat.',
        'Sharp photos and 4K video. Extra lenses sold separately.',
      ),
      text(
        'Kääntyvä näyttö matalista kulmista kuvaamiseen. Kaulahihna ja laturi mukana.',
        'Vridbar skärm för låga vinklar. Nackrem och laddare medföljer.',
        'A tilting screen for low angles. Neck strap and charger included.',
      ),
    ],
    brands: ['piirula'],
    price: [49900, 119900],
    colours: ['black', 'silver'],
    drawing: icon('camera'),
  },
  {
    category: 'cameras',
    name: text('Toimintakamera', 'Actionkamera', 'Action camera'),
    varieties: models('Roiske 4K', 'Kypärä', 'Sukeltaja', 'Säde 2', 'Selkeä 2', 'Kvantti'),
    descriptions: [
      text(
        'Vedenpitävä kamera pyöräilyyn ja melontaan. Kuvanvakain tasaa tärinän.',
        'Vattentät kamera för cykling och paddling. Bildstabilisator jämnar ut skakningar.',
        'A waterproof camera for cycling and paddling. Stabilised against shake.',
      ),
      text(
        'Mukana teline kypärään ja kellukkeeseen. Pidä vara-akku pakkasella taskussa, lämpimässä.',
        'Fäste för hjälm och flytdyna medföljer. Ha reservbatteriet i en varm ficka när det är kallt.',
        'Helmet and float mounts included. In frost, keep the spare battery in a warm pocket.',
      ),
    ],
    brands: ['piirula'],
    price: [14900, 39900],
    drawing: icon('video-camera'),
  },
  {
    category: 'cameras',
    name: text('Valvontakamera', 'Övervakningskamera', 'Security camera'),
    varieties: [
      text('sisäkäyttöön', 'för inomhusbruk', 'indoor'),
      text('ulkokäyttöön', 'för utomhusbruk', 'outdoor'),
      text('akkukäyttöinen', 'batteridriven', 'battery powered'),
      ...models('Vega', 'Ketterä', 'Ioni 2'),
    ],
    descriptions: [
      text(
        'Kuva puhelimeen kotoa ja mökiltä. Pimeänäkö ja liikkeentunnistus.',
        'Bild i telefonen från hem och stuga. Mörkerseende och rörelsedetektor.',
        'Video to your phone from home and cottage. Night vision and motion detection.',
      ),
      text(
        'Tallentaa muistikortille ilman kuukausimaksua. Kuvaa vain omaa pihaa.',
        'Spelar in på minneskort utan månadsavgift. Filma bara den egna gården.',
        'Records to a card with no monthly fee. Film only your own yard.',
      ),
    ],
    brands: ['piirula', 'nordvikki'],
    price: [3995, 14995],
    drawing: { form: 'box', icon: 'video-camera' },
  },
  {
    category: 'kitchen-appliances',
    name: text('Kahvinkeitin', 'Kaffebryggare', 'Coffee maker'),
    varieties: [
      text('termoskannulla', 'med termoskanna', 'with thermal jug'),
      text('lasikannulla', 'med glaskanna', 'with glass jug'),
      ...models('Aamu', 'Pannu', 'Höyrylä', 'Loiste 40'),
    ],
    descriptions: [
      text(
        'Kymmenen kuppia suodatinkahvia. Automaattinen sammutus ja tippalukko.',
        'Tio koppar bryggkaffe. Automatisk avstängning och droppstopp.',
        'Ten cups of filter coffee. Auto-off and drip stop.',
      ),
      text(
        'Vesisäiliö mitta-asteikolla ja irrotettava suodatinteline. Merkkivalo muistuttaa kalkinpoistosta.',
        'Vattentank med skala och löstagbar filterhållare. Lampa som påminner om avkalkning.',
        'A marked tank and removable filter basket. A light reminds you to descale.',
      ),
    ],
    brands: ['hellmosa'],
    price: [4995, 14995],
    colours: ['black', 'white', 'red', 'silver'],
    coopShare: 0.3,
    drawing: icon('coffee-maker'),
  },
  {
    category: 'kitchen-appliances',
    name: text('Vedenkeitin', 'Vattenkokare', 'Kettle'),
    varieties: [
      text('1,7 l', '1,7 l', '1.7 l'),
      text('lämpötilansäädöllä', 'med temperaturval', 'with temperature control'),
      ...models('Puhina', 'Ydin', 'Nopsa', 'Aalto 1'),
    ],
    descriptions: [
      text(
        'Kiehauttaa litran muutamassa minuutissa ja sammuu itse. Kannun saa laskea alustalle miltä suunnalta tahansa.',
        'Kokar en liter på några minuter och stänger av sig själv. Kannan kan ställas ned från vilket håll som helst.',
        'Boils a litre in minutes and switches itself off. 360-degree base.',
      ),
      text(
        'Sisäpinta on ruostumatonta terästä, eikä kahva kuumene. Kalkkisuodatin irtoaa pestäväksi.',
        'Insidan är av rostfritt stål och handtaget blir inte hett. Kalkfiltret är löstagbart.',
        'A stainless steel interior and a handle that stays cool. The limescale filter comes out to wash.',
      ),
    ],
    brands: ['hellmosa', 'virtanova'],
    price: [2995, 7995],
    colours: ['black', 'white', 'silver', 'red'],
    drawing: icon('kettle'),
  },
  {
    category: 'kitchen-appliances',
    name: text('Leivänpaahdin', 'Brödrost', 'Toaster'),
    varieties: [
      text('2 viipaletta', '2 skivor', '2 slices'),
      text('4 viipaletta', '4 skivor', '4 slices'),
      ...models('Kide 3', 'Kvantti', 'Hyrrä', 'Taajuus'),
    ],
    descriptions: [
      text(
        'Leveät aukot ruisleivälle ja sämpylöille. Sulatus ja uudelleenlämmitys.',
        'Breda fack för rågbröd och småfranska. Upptining och uppvärmning.',
        'Wide slots for rye bread and rolls. Defrost and reheat.',
      ),
      text(
        'Murulaatikon saa vedettyä ulos. Keskeytysnappi ja sulatusohjelma.',
        'Smulbrickan dras ut. Avbrytknapp och upptiningsläge.',
        'A slide-out crumb tray. Cancel button and defrost programme.',
      ),
    ],
    brands: ['hellmosa'],
    price: [2995, 6995],
    colours: ['black', 'red', 'silver'],
    drawing: { form: 'box', icon: 'bread' },
  },
  {
    category: 'kitchen-appliances',
    name: text('Sauvasekoitin', 'Stavmixer', 'Stick blender'),
    varieties: models('Pyörre', 'Pyörre Plus', 'Sose', 'Ioni 2', 'Hurina', 'Impulssi'),
    descriptions: [
      text(
        'Sosekeitot ja smoothiet suoraan kattilassa. Irrotettava jalka menee koneeseen.',
        'Mixar soppor direkt i kastrullen. Foten tål diskmaskin.',
        'Blend soups right in the pan. The foot goes in the dishwasher.',
      ),
      text(
        'Hiljainen moottori ja pehmeä ote. Mukana mittakulho ja vispilä.',
        'Tyst motor och mjukt grepp. Måttbägare och visp medföljer.',
        'A quiet motor and a soft grip. Beaker and whisk included.',
      ),
    ],
    brands: ['hellmosa'],
    price: [2995, 8995],
    colours: ['black', 'white'],
    drawing: { form: 'box', icon: 'cup-with-straw' },
  },
  {
    category: 'kitchen-appliances',
    name: text('Kiertoilmakypsennin', 'Varmluftsfritös', 'Air fryer'),
    varieties: [
      text('4 l', '4 l', '4 l'),
      text('6 l', '6 l', '6 l'),
      text('kahdella korilla', 'med två korgar', 'with two baskets'),
      ...models('Loiste 20', 'Viri', 'Signaali'),
    ],
    descriptions: [
      text(
        'Rapea pinta kuumalla ilmalla, vähällä öljyllä. Kori menee astianpesukoneeseen.',
        'Krispig yta med varmluft och lite olja. Korgen tål diskmaskin.',
        'A crisp finish with hot air and little oil. The basket is dishwasher-safe.',
      ),
      text(
        'Valmiit ohjelmat perunoille, kalalle ja kasviksille. Kahva ei kuumene.',
        'Färdiga program för potatis, fisk och grönsaker. Handtaget blir inte hett.',
        'Programmes for potatoes, fish and vegetables. Cool-touch handle.',
      ),
    ],
    brands: ['hellmosa', 'virtanova'],
    price: [7995, 19900],
    colours: ['black', 'silver'],
    coopShare: 0.25,
    drawing: { form: 'box', icon: 'french-fries' },
  },
  {
    category: 'home-care-appliances',
    name: text('Pölynimuri', 'Dammsugare', 'Vacuum cleaner'),
    varieties: [
      text('pussiton', 'påslös', 'bagless'),
      text('pussillinen', 'med påse', 'bagged'),
      text('varsimalli', 'skaftmodell', 'stick'),
      text('lemmikkitalouteen', 'för hem med husdjur', 'for pet homes'),
      ...models('Kipinä', 'Taukopaikka'),
    ],
    descriptions: [
      text(
        'Tehokas imuri kovalle lattialle ja matoille. Ääni on kerrostaloonkin sopivan hiljainen.',
        'Effektiv dammsugare för hårda golv och mattor. Tyst för lägenheten.',
        'A strong vacuum for hard floors and rugs. Quiet enough for flats.',
      ),
      text(
        'Suulakkeet lattialle, huonekaluille ja ahtaisiin rakoihin. Suodatin pestään vedellä.',
        'Munstycken för golv, möbler och trånga springor. Filtret tvättas i vatten.',
        'Nozzles for floors, furniture and tight gaps. The filter washes in water.',
      ),
    ],
    brands: ['virtanova', 'hellmosa'],
    price: [9995, 34900],
    colours: ['red', 'black', 'blue'],
    coopShare: 0.2,
    drawing: icon('vacuum-cleaner'),
  },
  {
    category: 'home-care-appliances',
    name: text('Robotti-imuri', 'Robotdammsugare', 'Robot vacuum'),
    varieties: models(
      'Pörriäinen',
      'Pörriäinen Pro',
      'Kiertäjä',
      'Loiste 40',
      'Liekki 2',
      'Hertsi',
    ),
    descriptions: [
      text(
        'Kartoittaa kodin ja löytää itse takaisin telakkaan. Aikataulun saa asetettua sovelluksesta.',
        'Kartlägger hemmet och hittar själv till dockan. Schema ställs in i appen.',
        'Maps your home and finds its own way to the dock. Schedule it in the app.',
      ),
      text(
        'Nousee kynnysten ja mattojen yli, varoo portaita. Hiljainen yötila.',
        'Tar sig över trösklar och mattor och stannar vid trappor. Tyst nattläge.',
        'Climbs thresholds and rugs and stops at stairs. Quiet night mode.',
      ),
    ],
    brands: ['virtanova', 'piirula'],
    price: [19900, 59900],
    colours: ['black', 'white'],
    drawing: { form: 'box', icon: 'robot' },
  },
  {
    category: 'home-care-appliances',
    name: text('Silitysrauta', 'Strykjärn', 'Iron'),
    varieties: [
      text('höyryllä', 'med ånga', 'with steam'),
      text('matkakoko', 'resestorlek', 'travel size'),
      text('höyrysäiliöllä', 'med ångtank', 'with steam tank'),
      ...models('Aalto 1', 'Hehku', 'Kajastus'),
    ],
    descriptions: [
      text(
        'Liukas pohja ja vahva höyry. Kalkinpoistopainike pidentää ikää.',
        'Glatt sula och stark ånga. Avkalkningsknapp förlänger livslängden.',
        'A smooth plate and strong steam. Descale button extends its life.',
      ),
      text(
        'Pystyhöyry rypyille ja verhoille. Sammuu itse, jos unohdat sen.',
        'Vertikal ånga för skrynklor och gardiner. Stängs av om du glömmer det.',
        'Vertical steam for creases and curtains. Turns off if forgotten.',
      ),
    ],
    brands: ['hellmosa', 'virtanova'],
    price: [3995, 14995],
    drawing: { form: 'box', icon: 't-shirt' },
  },
  {
    category: 'personal-care-appliances',
    name: text('Hiustenkuivaaja', 'Hårtork', 'Hair dryer'),
    varieties: [
      text('matkakoko', 'resestorlek', 'travel size'),
      text('ionitoiminnolla', 'med jonfunktion', 'ionic'),
      text('diffuusorilla', 'med diffusor', 'with diffuser'),
      ...models('Suhina', 'Puhuri', 'Linja 3'),
    ],
    descriptions: [
      text(
        'Nopea puhallus ja kolme lämpötilaa. Keskitinsuutin mukana.',
        'Snabbt luftflöde och tre temperaturer. Munstycke medföljer.',
        'A fast blow and three temperatures. Concentrator included.',
      ),
      text(
        'Kevyt kädessä ja kylmäpuhallus lopuksi. Johto 2 metriä.',
        'Lätt i handen och kalluft som avslut. 2 meters sladd.',
        'Light in the hand with a cool shot to finish. 2-metre cord.',
      ),
    ],
    brands: ['virtanova', 'hellmosa'],
    price: [1995, 7995],
    colours: ['black', 'pink', 'white'],
    coopShare: 0.2,
    drawing: icon('hair-dryer'),
  },
  {
    category: 'personal-care-appliances',
    name: text('Sähköhammasharja', 'Eltandborste', 'Electric toothbrush'),
    varieties: models('Valkea', 'Valkea Duo', 'Hymy', 'Taajuus', 'Kaari 4', 'Linja 5'),
    descriptions: [
      text(
        'Painevahti ja kahden minuutin ajastin. Akku kestää kaksi viikkoa.',
        'Trycksensor och timer på två minuter. Batteriet räcker i två veckor.',
        'A pressure sensor and two-minute timer. Two weeks per charge.',
      ),
      text(
        'Mukana yksi harjaspää ja matkakotelo. Vaihtopäät myydään erikseen.',
        'Ett borsthuvud och resefodral medföljer. Extra huvuden säljs separat.',
        'One head and a travel case included. Refills sold separately.',
      ),
    ],
    brands: ['virtanova'],
    price: [3995, 9995],
    colours: ['white', 'black', 'pink'],
    drawing: icon('toothbrush'),
  },
  {
    category: 'personal-care-appliances',
    name: text('Parranajokone', 'Rakapparat', 'Electric shaver'),
    varieties: [
      text('märkäajoon', 'för våtrakning', 'wet shave'),
      text('trimmerillä', 'med trimmer', 'with trimmer'),
      ...models('Sänki', 'Impulssi', 'Kaari 6', 'Sykli'),
    ],
    descriptions: [
      text(
        'Leikkaa läheltä ja liikkuu leuan muotojen mukaan. Pesu juoksevassa vedessä.',
        'Klipper nära och följer hakans form. Rengörs under rinnande vatten.',
        'Cuts close and follows your jaw. Rinses under the tap.',
      ),
      text(
        'Pikalataus riittää yhteen parranajoon. Mukana kampaosat.',
        'Snabbladdning räcker till en rakning. Kamtillsatser medföljer.',
        'A quick charge lasts one shave. Comb attachments included.',
      ),
    ],
    brands: ['virtanova', 'piirula'],
    price: [4995, 14995],
    drawing: { form: 'box', icon: 'razor' },
  },
];
