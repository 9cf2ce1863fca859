import type { ProductType } from '../model.ts';
import { icon, models, text } from './short.ts';

export const training: ProductType[] = [
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
    drawing: icon('running-shirt'),
  },
  {
    category: 'sports-running-wear',
    name: text('Juoksutrikoot', 'Löpartights', 'Running tights'),
    varieties: [
      text('pitkät', 'långa', 'long'),
      text('7/8-pituus', '7/8-längd', '7/8 length'),
      text('talveen', 'för vintern', 'for winter'),
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
    drawing: icon('leggings'),
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
    drawing: icon('dumbbell'),
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
    drawing: icon('yoga-mat'),
  },
  {
    category: 'sports-yoga',
    name: text('Hierontapallo', 'Massageboll', 'Massage ball'),
    varieties: [
      text('pehmeä', 'mjuk', 'soft'),
      text('kova', 'hård', 'firm'),
      text('nystyröillä', 'med piggar', 'spiky'),
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
    category: 'sports-swimming',
    name: text('Uimalasit', 'Simglasögon', 'Swimming goggles'),
    varieties: [
      text('aikuisille', 'för vuxna', 'for adults'),
      text('lapsille', 'för barn', 'for children'),
      text('peililinsseillä', 'med spegellins', 'with mirrored lenses'),
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
      text('lapsille', 'för barn', 'for children'),
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
      text('lapsille', 'för barn', 'for children'),
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
      text('sisäkäyttöön', 'för inomhusbruk', 'indoor'),
      text('rannalle', 'för stranden', 'for the beach'),
      text('junioreille', 'för juniorer', 'for juniors'),
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
      text('junioreille', 'för juniorer', 'for juniors'),
      text('harrastajalle', 'för motionären', 'for leisure players'),
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
