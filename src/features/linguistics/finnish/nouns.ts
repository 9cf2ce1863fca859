/** Finnish words that names of products are often compounds of, in their dictionary forms. Compounds
 * of words that are not here are found by the other words of the catalogue. */

const spaced = (words: string): string[] => words.trim().split(/\s+/);

export const nouns: readonly string[] = spaced(`
  aamu aitta akku ala alku allas alus ammatti ananas ankka ansa arki arkku aski astia asu asuste
  aterin aura aurinko auto avain avanto bensa bensiini betoni eläin eriste essu etana farkku filee
  fileet filtti geeli haalari haara haarukka hahmo hake hakku halko hame hammas hanhi hanki hanska
  hapan happi harava haravat harja harrastus hattu hauki hedelmä heinä helma helmi henkari henkilö
  hevonen hiekka hieronta hiha hihna hiihto hiili hiiri hillo hirsi hirvi hius hiusten hiutale hoito
  hoitoaine housu housut huivi hunaja huonekalu huopa huppu huuli hylly hyppy hytti hyytelö hyönteinen
  häkki härkä höylä ikkuna ilma ilta imuri istuin jakkara jalka jalkapallo jalkine jauhe jauheliha
  jauho johto joki joukkue joulu juhannus juhla juhlat juoksu juoma juomat juures juuri juusto jyrsijä
  jyvä järvi jäte jää jäätelö kaakao kaappi kaasu kahva kahvi kaide kaihdin kaivo kala kalastus
  kalenteri kalja kallio kamera kampa kana kanerva kangas kani kannu kansi kantele kanto kappa kapula
  karhu karkki kartta karva kasetti kassa kassi kastike kasvi kasvo kasvot katos kattila katto katu
  kauha kaukalo kaula kaulus kaura kausi kehto keittiö keitto keksi kelkka kello kengät kenkä kerma
  kerros kerä kesä ketju keto kiekko kieli kierre kihara kiikari kiille kiinnike kimalle kinkku kipsi
  kirja kirje kirsikka kirves kisko kissa kitara kiuas kiukaan kivennäinen kivi klapi koira kolikko
  kolmio kone konsoli koppa kori koriste kormu koru korva kosketin koskettimet kosteus kotelo koti
  koukku koukut koulu kouru kovero kruunu kuitu kuivain kukka kulho kulma kulta kumi kuminen kumppari
  kuori kuorinta kuorma kupari kupla kuppi kurkku kurpitsa kutoma kuula kuuloke kuulokkeet kuume kuusi
  kuutio kuva kylpy kynsi kynttilä kynä kypärä kytkin kyyhky käki kärry käsi käsine käsineet käynti
  kääre käärme köynnös köysi laakeri laastari laatikko laatta lahja lahna laite laiva lakana lakka
  lakki lakritsi lammas lampaan lampi lamppu lanka lankku lanta lapanen lapaset lapio lapsi lasi lasit
  lastu lata laturi laukku lauta lautanen lavuaari leikki leikkuri leikkuu leipä leivonta leivos lelu
  lemmikki lenkki lepakko leveä levite levy liemi liesi liha liikunta liima liina liivi liivit lime
  linja linna linssi lintu lipasto lippa lippu litra liukas liuku liuos lohi loma luistin lukko lumi
  luomi luomu lusikka luu luukku lyhty lyijy lämmitin lämpö lämpömittari lääke maa maalari maali maissi
  maito makaroni makkara makuu malja malka mallas mansikka manteli marja marmeladi maski massa matka
  matkailu mato matto mauste mehiläinen mehu mekko melonta melu meri metalli metsä metsästys miekka
  mieli mies mikro mittari moottori moppi muistio muki muna munakas muoti muotti muovi muro murot
  murska mustikka mutteri mylly myrkky mäki mänty mökki naamari naamio nahka nainen naru nasta naula
  neilikka neliö nenä neste neula neule neulonta nippa niska nisä nokka noppa nosto nukka nukke nuoli
  nuotio nuotti nurmi nurmikko nyöri näkki näppäimistö näppäin näyttö ohra ohut oja olka olki olut
  omena ovi paahdin paahto paalu paini paino paita paja paju pakastin paketti pala pallo palmu pankki
  pannu panssari paperi papu parila parsa parta parveke pasta pata patja patteri patukka pehmo pehva
  peite peitto peli pelti penaali penkki pensas pensseli peruna peruukki pesin pesu pesä peti peukalo
  piha pihta piikki piirakka piiras piirustus pikku pilli pilvi pino pinsetti pinta pipo pippuri piste
  pistoke pitsi pizza pohja poika poljin polku polkupyörä polvi poncho pora porkkana poro portti
  posliini posti pudotus puhallin puhelin puikko puinen puku pulla pullo pultti pumppu puna punnus
  puolukka puristin puro pussi puu puuro puutarha puuvilla pyyhe pyyhkeet pyykki pyörä pähkinä päivä
  pää päällys pöllö pöly pönttö pöytä raaka raamit rahka rahti raita rakenne rakennus ranne ranta rapu
  rasia rasva rata rauta ravinto reikä reki remmi rengas reppu retki reunus riisi rikka ripa ritilä
  roska rouhe ruis ruisku rulla runko ruoho ruoka ruokailu ruokinta rusina ruukku ruusu ruutu ruuvi
  ryijy saapas saappaat sade saha sahti saippua sakset saksi salama sali salko sampoo sandaali sanko
  sarana sarja sarvi sateen satula sauna sauva savi savu seinä sekoitin seos setti seula side siemen
  sienet sieni siideri siili siipi siirappi siivous silitys silkki silmä silta sima sinappi sipuli
  sisustus sisä sitruuna sohva soija soitin sokeri solki sormi sormus sorvi sota suihku sukat sukka
  suklaa sukset suksi sulake sulatus suodatin suoja suojus suola suora surffi suti suu suutin syksy
  syli syvä syöttö sähkö säiliö säilytys sälekaihdin sämpylä sänky särki sääksi säärystin säätö taide
  taikina taimi takka takki talja talkki talo talous talvi tanko tapetti tarha tarjoilu tarra tarvike
  tarvikkeet tasaus tasku taso tattari tatti taulu tee teippi tekstiili teline telo teltta terassi
  termari termos terva teräs tiili tila tiski tohveli toimisto toppi torvi tossu tossut trumpetti tuki
  tukka tuli tulppa tuohi tuoksu tuoli tuppi turkki turska turva turve tutti tuuletin tuuli tyttö työ
  työkalu tähti täysi täyte tölkki uima uinti uistin uisto uni untuva urheilu uuni vaahto vaaka vaate
  vaatteet vaihto vaippa vaja vajaa valaisin valas valko valo vaneri vanne vanu vanukas vara varasto
  varjo varras varsi varuste varvas vasara vasen vati vatkain vatsa vauva vehnä veitsi vene verho
  verkko vero vesi viemäri vihannes viherkasvi viikko viila viili viini viipale viiva vilja villa
  virkkuu virta vispilä vitamiini vohveli voi voide voimistelu vuode vuoka vuori vyö väline välineet
  väri yrtti yö äiti ämpäri äyriäinen ääni öljy
`);
