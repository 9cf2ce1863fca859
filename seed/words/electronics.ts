import type { Brand, Category, ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'elektroniikka',
    name: text('Elektroniikka', 'Elektronik', 'Electronics'),
    children: [
      {
        key: 'phones',
        name: text('Puhelimet ja kellot', 'Telefoner och klockor', 'Phones and watches'),
        children: [
          { key: 'smartphones', name: text('Puhelimet', 'Telefoner', 'Phones') },
          { key: 'smartwatches', name: text('Älykellot', 'Smartklockor', 'Smartwatches') },
          {
            key: 'phone-accessories',
            name: text('Puhelintarvikkeet', 'Mobiltillbehör', 'Phone accessories'),
          },
        ],
      },
      {
        key: 'computers',
        name: text('Tietotekniikka', 'Datorer och tillbehör', 'Computers'),
        children: [
          {
            key: 'laptops-tablets',
            name: text(
              'Kannettavat ja tabletit',
              'Bärbara datorer och surfplattor',
              'Laptops and tablets',
            ),
          },
          {
            key: 'computer-accessories',
            name: text(
              'Näytöt ja oheislaitteet',
              'Skärmar och tillbehör',
              'Monitors and peripherals',
            ),
          },
          {
            key: 'networking-storage',
            name: text('Verkko ja tallennus', 'Nätverk och lagring', 'Networking and storage'),
          },
        ],
      },
      {
        key: 'audio-video',
        name: text('Kuva ja ääni', 'Bild och ljud', 'TV and audio'),
        children: [
          { key: 'televisions', name: text('Televisiot', 'TV-apparater', 'Televisions') },
          { key: 'headphones', name: text('Kuulokkeet', 'Hörlurar', 'Headphones') },
          {
            key: 'speakers-radios',
            name: text(
              'Kaiuttimet ja radiot',
              'Högtalare och radioapparater',
              'Speakers and radios',
            ),
          },
          { key: 'cameras', name: text('Kamerat', 'Kameror', 'Cameras') },
        ],
      },
      {
        key: 'appliances',
        name: text('Kodinkoneet', 'Hushållsapparater', 'Home appliances'),
        children: [
          {
            key: 'kitchen-appliances',
            name: text('Keittiön pienkoneet', 'Köksapparater', 'Kitchen appliances'),
          },
          {
            key: 'home-care-appliances',
            name: text('Siivous ja vaatehuolto', 'Städning och klädvård', 'Cleaning and laundry'),
          },
          {
            key: 'personal-care-appliances',
            name: text('Hiukset ja hyvinvointi', 'Hår och välmående', 'Hair and personal care'),
          },
        ],
      },
      { key: 'gaming', name: text('Pelaaminen', 'Spel', 'Gaming') },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'virtanova', name: 'Virtanova', colours: ['#101820', '#38c6d9'] },
  { key: 'kaikuneva', name: 'Kaikuneva', colours: ['#2b1f3d', '#f28c5b'] },
  { key: 'hellmosa', name: 'Hellmosa', colours: ['#f1ede6', '#b5322a'] },
  { key: 'nordvikki', name: 'Nordvikki', colours: ['#e6ebef', '#1f4a7a'] },
  { key: 'piirula', name: 'Piirula', colours: ['#1f3d36', '#d9e86a'] },
];

export const types: ProductType[] = [
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
      text('langaton lataus', 'trådlös laddning', 'wireless charging'),
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
    drawing: icon('own:tablet'),
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
    drawing: icon('own:tv'),
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
      text('vastamelu', 'brusreducering', 'noise cancelling'),
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
      text('vastamelu', 'brusreducering', 'noise cancelling'),
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
    drawing: icon('own:earbuds'),
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
    drawing: icon('own:speaker'),
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
      text('sisäkäyttö', 'inomhus', 'indoor'),
      text('ulkokäyttö', 'utomhus', 'outdoor'),
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
    drawing: icon('camera'),
  },
  {
    category: 'kitchen-appliances',
    name: text('Kahvinkeitin', 'Kaffebryggare', 'Coffee maker'),
    varieties: [
      text('termoskannu', 'termoskanna', 'thermal jug'),
      text('lasikannu', 'glaskanna', 'glass jug'),
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
    drawing: icon('own:coffee-maker'),
  },
  {
    category: 'kitchen-appliances',
    name: text('Vedenkeitin', 'Vattenkokare', 'Kettle'),
    varieties: [
      text('1,7 l', '1,7 l', '1.7 l'),
      text('lämpötilansäätö', 'temperaturval', 'variable temperature'),
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
    drawing: icon('own:kettle'),
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
        'Puréar soppor direkt i kastrullen. Foten tål diskmaskin.',
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
      text('kaksi koria', 'två korgar', 'dual basket'),
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
    drawing: icon('own:vacuum-cleaner'),
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
      ...models('Fööni', 'Puhuri', 'Linja 3'),
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
    drawing: icon('own:hair-dryer'),
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
