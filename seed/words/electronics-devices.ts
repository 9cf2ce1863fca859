import type { ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const devices: ProductType[] = [
  {
    category: 'smartphones',
    name: text('Älypuhelin', 'Smarttelefon', 'Smartphone'),
    varieties: [
      ...models(
        'Virta 5',
        'Virta 6',
        'Virta 6 Plus',
        'Neva S',
        'Neva L',
        'Piiri 12',
        'Piiri 12 Mini',
      ),
    ],
    descriptions: [
      text(
        '5G-puhelin, jossa on kirkas OLED-näyttö ja koko päivän kestävä akku. Kaksi SIM-paikkaa. Laturi myydään erikseen.',
        '5G-telefon med klar OLED-skärm och batteri som räcker hela dagen. Två SIM-platser. Laddare säljs separat.',
        'A 5G phone with a bright OLED screen and an all-day battery. Dual SIM. Charger sold separately.',
      ),
      text(
        'Selkeä puhelin, jonka kamera onnistuu hämärässäkin. Roiskesuojattu kuori ja sormenjälkilukija.',
        'En lättanvänd telefon med kamera som klarar skymning. Stänkskyddat skal och fingeravtrycksläsare.',
        'An easy phone whose camera copes with low light. Splash-proof body and fingerprint reader.',
      ),
    ],
    brands: ['virtanova', 'piirula'],
    price: [19900, 79900],
    colours: ['black', 'blue', 'silver', 'mint'],
    coopShare: 0.15,
    drawing: icon('mobile-phone'),
  },
  {
    category: 'smartphones',
    name: text('Peruspuhelin', 'Knapptelefon', 'Basic phone'),
    varieties: models('Soitto', 'Tuttu', 'Näppylä', 'Valo S', 'Signaali', 'Napa 12', 'Väre Plus'),
    descriptions: [
      text(
        'Puhelin isoilla näppäimillä ja selkeällä äänellä. Akku kestää valmiudessa yli viikon.',
        'Telefon med stora knappar och tydligt ljud. Batteriet räcker mer än en vecka i vänteläge.',
        'A phone with large keys and clear sound. The battery lasts over a week on standby.',
      ),
      text(
        'Soittoon ja viesteihin, ei muuhun. Mukana laturi ja pikaopas suomeksi ja ruotsiksi.',
        'För samtal och meddelanden, inget annat. Laddare och snabbguide på svenska medföljer.',
        'For calls and messages, nothing else. Charger and quick guide included.',
      ),
    ],
    brands: ['virtanova'],
    price: [3995, 7995],
    colours: ['black', 'red', 'silver'],
    drawing: icon('mobile-phone'),
  },
  {
    category: 'smartwatches',
    name: text('Älykello', 'Smartklocka', 'Smartwatch'),
    varieties: models('Ranne 2', 'Ranne 3', 'Polku GPS', 'Syke S', 'Tuokio', 'Vire', 'Kuulas'),
    descriptions: [
      text(
        'Mittaa sykettä, askelia ja unta. Ilmoitukset tulevat ranteeseen. Akku kestää noin viikon.',
        'Mäter puls, steg och sömn. Aviseringar på handleden. Batteriet räcker ungefär en vecka.',
        'Tracks heart rate, steps and sleep. Notifications on your wrist. About a week of battery.',
      ),
      text(
        'Vedenkestävä kello, jonka voi pitää suihkussa ja uimahallissa. Hihnan saa vaihdettua ilman työkaluja.',
        'Vattentålig klocka för dusch och simhall. Armbandet byts utan verktyg.',
        'A waterproof watch for showers and the pool. The strap changes without tools.',
      ),
    ],
    brands: ['piirula', 'virtanova'],
    price: [7995, 29900],
    colours: ['black', 'silver', 'pink', 'navy'],
    coopShare: 0.2,
    drawing: icon('watch'),
  },
  {
    category: 'smartwatches',
    name: text('Aktiivisuusranneke', 'Aktivitetsarmband', 'Activity band'),
    varieties: models('Askelma', 'Liike', 'Hölkkä', 'Valo M', 'Taukopaikka', 'Piste', 'Kirkas'),
    descriptions: [
      text(
        'Ohut ranneke laskee askeleet ja herättää tärinällä. Näyttö sammuu unen ajaksi.',
        'Smalt armband som räknar steg och väcker med vibration. Skärmen är släckt under sömnen.',
        'A slim band that counts steps and wakes you by vibration. The screen sleeps when you do.',
      ),
      text(
        'Kevyt ja vedenkestävä. Lataus tunnissa riittää lähes kahdeksi viikoksi.',
        'Lätt och vattentåligt. En timmes laddning räcker i nästan två veckor.',
        'Light and waterproof. An hour’s charge lasts nearly two weeks.',
      ),
    ],
    brands: ['piirula'],
    price: [2995, 5995],
    colours: ['black', 'pink', 'blue'],
    drawing: icon('watch'),
  },
  {
    category: 'phone-accessories',
    name: text('Puhelinkuori', 'Mobilskal', 'Phone case'),
    varieties: [
      text('silikoni', 'silikon', 'silicone'),
      text('läpinäkyvä', 'genomskinligt', 'clear'),
      text('lompakkomalli', 'plånboksfodral', 'wallet style'),
      text('iskunkestävä', 'stöttåligt', 'shockproof'),
    ],
    descriptions: [
      text(
        'Suojaa kulmat pudotuksilta ja nostaa reunan näytön yläpuolelle. Lataus toimii kuoren läpi.',
        'Skyddar hörnen vid fall och har en kant runt skärmen. Laddning fungerar genom skalet.',
        'Protects corners in a fall and raises an edge round the screen. Charges through the case.',
      ),
      text(
        'Kuoresta saa pitävän otteen. Tarkista puhelimesi malli ennen tilausta.',
        'Ett skal med bra grepp. Kontrollera telefonmodellen före beställning.',
        'A case with good grip. Check your phone model before ordering.',
      ),
    ],
    brands: ['nordvikki', 'virtanova'],
    price: [1495, 3495],
    colours: ['black', 'navy', 'pink', 'green'],
    drawing: { form: 'box', icon: 'mobile-phone' },
  },
  {
    category: 'phone-accessories',
    name: text('Varavirtalähde', 'Powerbank', 'Power bank'),
    varieties: [
      text('5 000 mAh', '5 000 mAh', '5,000 mAh'),
      text('10 000 mAh', '10 000 mAh', '10,000 mAh'),
      text('20 000 mAh', '20 000 mAh', '20,000 mAh'),
      text('langattomalla latauksella', 'med trådlös laddning', 'with wireless charging'),
    ],
    descriptions: [
      text(
        'Lataa puhelimen junassa, mökillä tai metsässä. Merkkivalot kertovat jäljellä olevan virran.',
        'Laddar telefonen på tåget, stugan eller i skogen. Lamporna visar hur mycket som är kvar.',
        'Charges your phone on the train, at the cottage or in the woods. Lights show what is left.',
      ),
      text(
        'USB-C molempiin suuntiin ja pieni latauskaapeli mukana. Lentokoneessa käsimatkatavaroihin.',
        'USB-C åt båda hållen och en kort laddkabel medföljer. I flygplan bland handbagaget.',
        'USB-C both ways and a short cable included. Carry in hand luggage on flights.',
      ),
    ],
    brands: ['virtanova', 'nordvikki'],
    price: [1995, 5995],
    colours: ['black', 'white', 'mint'],
    coopShare: 0.25,
    drawing: icon('battery'),
  },
  {
    category: 'phone-accessories',
    name: text('Laturi', 'Laddare', 'Charger'),
    varieties: [
      text('USB-C 20 W', 'USB-C 20 W', 'USB-C 20 W'),
      text('USB-C 65 W', 'USB-C 65 W', 'USB-C 65 W'),
      text('autoon', 'för bilen', 'for the car'),
      text('latausalusta', 'laddplatta', 'charging pad'),
    ],
    descriptions: [
      text(
        'Pieni laturi, joka tunnistaa laitteen tarvitseman tehon. Ei lämpene liikaa täydelläkään kuormalla.',
        'Liten laddare som känner av hur mycket effekt enheten behöver. Blir inte het ens vid full belastning.',
        'A small charger that senses the power needed. Stays cool even at full load.',
      ),
      text(
        'Puhelimelle, tabletille ja kuulokkeille. Ylikuumenemissuoja.',
        'För telefon, surfplatta och hörlurar. Överhettningsskydd.',
        'For phones, tablets and headphones. Overheating protection.',
      ),
    ],
    brands: ['virtanova', 'nordvikki'],
    price: [1495, 4995],
    drawing: { form: 'box', icon: 'electric-plug' },
  },
  {
    category: 'laptops-tablets',
    name: text('Kannettava tietokone', 'Bärbar dator', 'Laptop'),
    varieties: models(
      'Luode 13',
      'Luode 14',
      'Luode 15 Pro',
      'Kirjuri 13',
      'Kirjuri 14',
      'Vipu',
      'Selkeä 2',
    ),
    descriptions: [
      text(
        'Hiljainen kannettava opiskeluun ja töihin. Taustavalaistu suomalais-ruotsalainen näppäimistö.',
        'Tyst bärbar dator för studier och jobb. Bakgrundsbelyst finsk-svenskt tangentbord.',
        'A quiet laptop for study and work. Backlit Finnish–Swedish keyboard.',
      ),
      text(
        'Kevyt runko, terävä näyttö ja USB-C-lataus. Nettikamerassa on suljettava luukku.',
        'Lätt chassi, skarp skärm och laddning via USB-C. Webbkameran har en lucka.',
        'A light body, a sharp screen and USB-C charging. The webcam has a shutter.',
      ),
    ],
    brands: ['nordvikki', 'virtanova'],
    price: [49900, 129900],
    colours: ['silver', 'grey', 'black'],
    coopShare: 0.1,
    drawing: icon('laptop'),
  },
  {
    category: 'laptops-tablets',
    name: text('Tabletti', 'Surfplatta', 'Tablet'),
    varieties: [
      text('10"', '10"', '10"'),
      text('11" Plus', '11" Plus', '11" Plus'),
      text('8" Mini', '8" Mini', '8" Mini'),
      ...models('Liitu', 'Liitu Kids', 'Silta 2', 'Ketterä'),
    ],
    descriptions: [
      text(
        'Tabletti suoratoistoon, lukemiseen ja videopuheluihin. Sisäinen tallennus laajenee muistikortilla.',
        'Surfplatta för strömning, läsning och videosamtal. Minnet utökas med minneskort.',
        'A tablet for streaming, reading and video calls. Storage expands with a memory card.',
      ),
      text(
        'Terävä näyttö ja pitkä akunkesto. Lapsille voi luoda oman käyttäjän aikarajoineen.',
        'Skarp skärm och lång batteritid. Barn kan få en egen användare med tidsgräns.',
        'A sharp screen and long battery. Children can have a profile with time limits.',
      ),
    ],
    brands: ['nordvikki', 'piirula'],
    price: [12900, 49900],
    colours: ['grey', 'silver', 'light-blue'],
    drawing: icon('tablet'),
  },
  {
    category: 'laptops-tablets',
    name: text('Pöytätietokone', 'Stationär dator', 'Desktop computer'),
    varieties: models('Torni T1', 'Kotikone', 'Pelitorni', 'Utu 1', 'Hertsi', 'Kide 2', 'Nopsa'),
    descriptions: [
      text(
        'Tehokas pöytäkone töihin ja peleihin. Kotelo aukeaa ilman työkaluja.',
        'Kraftig stationär dator för jobb och spel. Chassit öppnas utan verktyg.',
        'A powerful desktop for work and play. The case opens without tools.',
      ),
      text(
        'Paikka laajennuksille ja hiljaiset tuulettimet. Näppäimistö ja hiiri myydään erikseen.',
        'Plats för utbyggnad och tysta fläktar. Tangentbord och mus säljs separat.',
        'Room to expand and quiet fans. Keyboard and mouse sold separately.',
      ),
    ],
    brands: ['nordvikki'],
    price: [69900, 149900],
    drawing: icon('desktop-computer'),
  },
  {
    category: 'computer-accessories',
    name: text('Näyttö', 'Bildskärm', 'Monitor'),
    varieties: [
      text('24"', '24"', '24"'),
      text('27"', '27"', '27"'),
      text('32" 4K', '32" 4K', '32" 4K'),
      ...models('Leveä 34', 'Kajastus', 'Kide 3', 'Hyrrä'),
    ],
    descriptions: [
      text(
        'Terävä näyttö, jonka korkeutta voi säätää. Silmille hellempi iltatila.',
        'Skarp skärm med justerbar höjd. Kvällsläge som skonar ögonen.',
        'A sharp monitor with height adjustment. Evening mode is easier on your eyes.',
      ),
      text(
        'USB-C tuo kuvan ja latauksen samalla kaapelilla. Kiinnikereiät seinätelineelle.',
        'USB-C ger bild och laddning med en kabel. Hål för väggfäste.',
        'USB-C brings picture and power in one cable. Wall-mount holes.',
      ),
    ],
    brands: ['nordvikki', 'piirula'],
    price: [12900, 49900],
    drawing: icon('desktop-computer'),
  },
  {
    category: 'computer-accessories',
    name: text('Hiiri', 'Mus', 'Mouse'),
    varieties: [
      text('langaton', 'trådlös', 'wireless'),
      text('hiljainen', 'tyst', 'silent'),
      text('ergonominen', 'ergonomisk', 'ergonomic'),
      ...models('Nuoli', 'Linja 3', 'Valo S', 'Hurina'),
    ],
    descriptions: [
      text(
        'Mukava hiiri oikealle kädelle, tarkka lasilla ja puupöydällä. Mukana paristo.',
        'Bekväm mus för höger hand, exakt på glas och trä. Batteri medföljer.',
        'A comfortable right-hand mouse, precise on glass and wood. Battery included.',
      ),
      text(
        'Painikkeet naksahtavat vaimeasti. Sammutuskytkin säästää paristoa matkoilla.',
        'Knappar med dämpat klick. Strömbrytaren sparar batteri på resan.',
        'Soft-clicking buttons. The off switch saves battery when travelling.',
      ),
    ],
    brands: ['nordvikki', 'virtanova'],
    price: [1495, 5995],
    colours: ['black', 'white', 'silver'],
    drawing: icon('computer-mouse'),
  },
  {
    category: 'computer-accessories',
    name: text('Näppäimistö', 'Tangentbord', 'Keyboard'),
    varieties: [
      text('langaton', 'trådlöst', 'wireless'),
      text('mekaaninen', 'mekaniskt', 'mechanical'),
      text('kompakti', 'kompakt', 'compact'),
      ...models('Utu 2', 'Linja 5', 'Valo M', 'Viri'),
    ],
    descriptions: [
      text(
        'Suomalais-ruotsalainen näppäinasettelu ja taustavalo. Kallistusjalat takana.',
        'Finsk-svensk layout och bakgrundsbelysning. Fällbara fötter bak.',
        'Finnish–Swedish layout and backlight. Tilting feet.',
      ),
      text(
        'Pehmeä näppäintuntuma ja roiskesuojaus. Yhdistyy kolmeen laitteeseen.',
        'Mjukt anslag och stänkskydd. Kopplas till tre enheter.',
        'A soft touch and spill resistance. Pairs with three devices.',
      ),
    ],
    brands: ['nordvikki', 'piirula'],
    price: [2995, 12995],
    colours: ['black', 'white'],
    drawing: icon('keyboard'),
  },
  {
    category: 'computer-accessories',
    name: text('Tulostin', 'Skrivare', 'Printer'),
    varieties: [
      text('mustesuihku', 'bläckstråle', 'inkjet'),
      text('laser', 'laser', 'laser'),
      text('väri, 3 in 1', 'färg, 3 i 1', 'colour, 3 in 1'),
      ...models('Tuike', 'Sykli', 'Utu 1', 'Kipinä'),
    ],
    descriptions: [
      text(
        'Tulostaa langattomasti puhelimesta ja koneelta. Ensimmäiset väripatruunat mukana.',
        'Skriver ut trådlöst från telefon och dator. De första patronerna medföljer.',
        'Prints wirelessly from phone and computer. First cartridges included.',
      ),
      text(
        'Mahtuu kirjahyllyyn. Paperilokero vetää A4-arkit ja kirjekuoret.',
        'Ryms i bokhyllan. Pappersfacket matar A4 och kuvert.',
        'Fits a bookshelf. The tray feeds A4 and envelopes.',
      ),
    ],
    brands: ['nordvikki'],
    price: [9995, 29900],
    colours: ['white', 'black'],
    drawing: icon('printer'),
  },
  {
    category: 'networking-storage',
    name: text('Reititin', 'Router', 'Router'),
    varieties: [
      text('Wi-Fi 6', 'Wi-Fi 6', 'Wi-Fi 6'),
      text('Wi-Fi 7', 'Wi-Fi 7', 'Wi-Fi 7'),
      text('mesh, 2 kpl', 'mesh, 2 st.', 'mesh, 2 pcs'),
      text('5G', '5G', '5G'),
      ...models('Antenni', 'Utu 2', 'Liekki 2'),
    ],
    descriptions: [
      text(
        'Nopea verkko useammalle laitteelle. Vierasverkon saa auki sovelluksesta.',
        'Snabbt nät för många enheter. Gästnätet öppnas i appen.',
        'Fast network for many devices. Guest network opens in the app.',
      ),
      text(
        'Asennus ohjatusti sovelluksella. Päivittyy itse, ja valot saa sammuksiin.',
        'Installation steg för steg i appen. Uppdateras automatiskt och lamporna går att släcka.',
        'Guided set-up in the app. Updates itself and the lights switch off.',
      ),
    ],
    brands: ['nordvikki', 'virtanova'],
    price: [7995, 24900],
    drawing: { form: 'box', icon: 'wireless' },
  },
  {
    category: 'networking-storage',
    name: text('Ulkoinen kovalevy', 'Extern hårddisk', 'External drive'),
    varieties: [
      text('SSD 500 Gt', 'SSD 500 GB', 'SSD 500 GB'),
      text('SSD 1 Tt', 'SSD 1 TB', 'SSD 1 TB'),
      text('HDD 4 Tt', 'HDD 4 TB', 'HDD 4 TB'),
    ],
    descriptions: [
      text(
        'Kestävä levy varmuuskopioille ja valokuville. Kuori vaimentaa iskut.',
        'Hållbar disk för säkerhetskopior och foton. Höljet dämpar stötar.',
        'A tough drive for backups and photos. The casing absorbs knocks.',
      ),
      text(
        'USB-C ja sovitin vanhoille porteille. Salaus onnistuu mukana tulevalla ohjelmalla.',
        'USB-C och adapter för äldre portar. Kryptera med medföljande program.',
        'USB-C plus an adapter for older ports. Encryption software included.',
      ),
    ],
    brands: ['nordvikki', 'piirula'],
    price: [6995, 14995],
    colours: ['black', 'red'],
    drawing: { form: 'box', icon: 'floppy-disk' },
  },
  {
    category: 'networking-storage',
    name: text('Muistikortti', 'Minneskort', 'Memory card'),
    varieties: [
      text('64 Gt', '64 GB', '64 GB'),
      text('128 Gt', '128 GB', '128 GB'),
      text('256 Gt', '256 GB', '256 GB'),
    ],
    descriptions: [
      text(
        'Nopea microSD-kortti kameraan ja puhelimeen. SD-sovitin mukana.',
        'Snabbt microSD-kort för kamera och telefon. SD-adapter medföljer.',
        'A fast microSD card for cameras and phones. SD adapter included.',
      ),
      text(
        'Tallentaa 4K-videota katkeamatta. Kestää pakkasen ja matkan.',
        'Spelar in 4K utan avbrott. Tål kyla och resor.',
        'Records 4K without dropouts. Takes frost and travel.',
      ),
    ],
    brands: ['virtanova', 'nordvikki'],
    price: [995, 3995],
    drawing: { form: 'box', icon: 'computer-disk' },
  },
  {
    category: 'gaming',
    name: text('Peliohjain', 'Handkontroll', 'Game controller'),
    varieties: [
      text('langaton', 'trådlös', 'wireless'),
      text('langallinen', 'med kabel', 'wired'),
      ...models('Padi', 'Padi Pro', 'Nova S', 'Antenni'),
    ],
    descriptions: [
      text(
        'Tarkka ohjain koneelle ja puhelimelle. Tärinä ja kuulokeliitäntä.',
        'Exakt kontroll för dator och telefon. Vibration och hörlursuttag.',
        'A precise pad for PC and phone. Rumble and headphone jack.',
      ),
      text(
        'Muotoiltu ote pitkään peliin. Latautuu USB-C:llä.',
        'Ergonomiskt grepp för långa pass. Laddas med USB-C.',
        'A shaped grip for long sessions. Charges by USB-C.',
      ),
    ],
    brands: ['piirula', 'virtanova'],
    price: [2995, 7995],
    colours: ['black', 'white', 'red', 'blue'],
    coopShare: 0.2,
    drawing: icon('video-game'),
  },
  {
    category: 'gaming',
    name: text('Pelikuulokkeet', 'Spelheadset', 'Gaming headset'),
    varieties: [
      text('langattomat', 'trådlösa', 'wireless'),
      ...models('Taisto', 'Ryhmä', 'Areena', 'Napa 10', 'Väre'),
    ],
    descriptions: [
      text(
        'Kuulokkeet mikrofonilla, joka kuulee puheen eikä tuuletinta. Pehmeä sanka.',
        'Headset med mikrofon som hör rösten och inte fläkten. Mjuk båge.',
        'A headset whose mic hears your voice, not the fan. Soft headband.',
      ),
      text(
        'Korvatyynyt vaihdettavissa. Tilaääni kertoo suunnan.',
        'Utbytbara öronkuddar. Rumsljud visar riktningen.',
        'Replaceable pads. Surround sound tells you direction.',
      ),
    ],
    brands: ['kaikuneva', 'piirula'],
    price: [4995, 14995],
    colours: ['black', 'red', 'white'],
    drawing: icon('headphone'),
  },
];
