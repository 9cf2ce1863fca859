/** Swedish words that names of products are often compounds of, in their dictionary forms. */

const spaced = (words: string): string[] => words.trim().split(/\s+/);

export const nouns: readonly string[] = spaced(`
  afton ansikte apelsin arbete arm avfall axel bad badrum bagage bak balja ball band bandage barn
  batteri behandling ben bensin biff bil bit blad bland blomma blus bok boll bord borr borste bostad
  brev bricka bräda bröd bröst burk buske byxa byxor båt bädd bälte bänk bär böna bönor cell choklad
  citron cykel dag dam damm dator deg del disk docka dotter dragon dricka dryck duk dusch duva dyna
  dörr ekologi eld elefant fat fest fett fil film filt finger fisk fiske flaska flicka flinga flis
  fluga flugor fläkt folie form fot fotboll frukost frukt fruktig frö fågel får fällning färg fönster
  gaffel galge gardin garn gas get giraff gitarr glas glass golv grepp grill gryn gryta grädde gräs
  grönsak guld gummi gurka gård hake hallon halm halv hammare hand handduk handske harv hatt hav havre
  hem hink hjul hjälm honung horn hosta hud hund hus huva huvud hylla hår häst hörn isolering jacka
  jord jordgubbe juice jul kabel kaffe kaka kalender kamera kanin kanna kanon kant kapsel karta kassa
  katt kavaj kedja keramik kjol klo klocka kläder klänning knapp kniv knä kock kofta kokt kopp koppar
  korg korn kort korv kost kraft krage kran krans krok krona kropp kruka krydda kryddor kräfta kräm
  kudde kula kvinna kvist kyckling källa kärna köks kött lack lakan lamm lampa land lapp lek leksak
  ler lera lila lim lin linne list liv ljud ljus lock lod lopp lucka luft lus lykta lås läder
  läkemedel läpp lök löpa löv mage majs makrill mandel mask mat matta medel metall midja mjukis mjöl
  minne mjölk mobil moped motor mugg mun mur musik mynt mynta mysli mått möbel mössa nagel namn nejlika
  nyckel näsa nät nöt olja ord orm ost panna papper park pasta penn penna penning pepper piano plagg
  plast platta plåt pojke post potatis present propp puder pump pung purjo pussel päls pärla päron ram
  regn rem ren resa rest ring ris rock ros rosett rot rum rygg råg räka rätt rök rör sadel saft sallad
  salt sand sax sele servett sida sil silke silver sits sjal skaft skal skida skinka skinn skiva
  skjorta sko skog skola skor skott skrivbord skruv skum skydd skål skåp skärm slang slips smink
  smycke smör snö sock socker sockor soffa sol soppa spade sparv spegel spel spik spis sport stad stav
  stege stek sten stol strand strumpa strumpor strå ström stål ståld städ stövel stövlar svamp svärd
  syl sylt syra såg sås säck säng sö sömn tak tallrik tand tandkräm tavla te teknik telefon termometer tid
  toalett tomat topp tork torr trasa trumma tråd trä träd trädgård träning tröja tvål tvätt tyg tång
  tält tärning ugn ull underkläder utomhus vagn val vantar vante vara vatten vattnet verktyg vete vilt
  vin vind vinter visp vitamin våg vår väg vägg värme väska väv växt ylle yoghurt yta ägg äpple ärt
  ärta öga öl öra ört
`);
