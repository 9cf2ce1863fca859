/**
 * Inflected Finnish words. Each line: the dictionary form, a colon, other forms, a bar, and the expected
 * kinds of products (their Finnish names; see labels.ts for the marks).
 */
export const inflected = `
villapaita: villapaidan villapaitaa villapaitoja villapaidat villapaidoissa | Villapaita, Lasten villapaita
mekko: mekon mekkoa mekot mekkoja mekoissa mekkoihin | Mekko, Neulemekko, Kesämekko, Lasten mekko
hame: hameen hametta hameet hameita hameissa | Hame, Plisseehame
pusero: puserot puseroita puseron puseroissa | Pusero, Paitapusero
neuletakki: neuletakin neuletakkeja neuletakit neuletakeissa | Neuletakki
huppari: hupparit huppareita hupparin huppareissa | Huppari, Lasten huppari
housut: housuja housuissa housuihin housujen housu | Housut, Pellavahousut, Alushousut, Sukkahousut, Reisitaskuhousut, Ulkoiluhousut, Kurahousut, Lasten collegehousut, Pitsialushousut
farkut: farkkuja farkkujen farkuissa farkku | Farkut, Lasten farkut
toppatakki: toppatakin toppatakkeja toppatakit toppatakissa | Toppatakki
uimapuku: uimapuvun uimapukuja uimapuvut uimapuvussa | Uimapuku
rintaliivit: rintaliivejä rintaliivien rintaliiveissä | Rintaliivit
sukat: sukka sukkia sukkien sukissa sukkaa | Sukat, Lasten sukat, Nilkkasukat
pyjama: pyjamia pyjamat pyjaman pyjamassa | Pyjama, Lasten pyjama
kenkä: kengät kenkiä kenkien kengissä kengille | Kävelykengät, Pukukengät, Talvikengät, Naisten vaelluskengät, Miesten vaelluskengät, Naisten juoksukengät, Miesten juoksukengät
talvisaappaat: talvisaappaita talvisaapas talvisaappaiden talvisaappaissa | Talvisaappaat, Lasten talvisaappaat
kumisaapas: kumisaappaat kumisaappaita kumisaappaissa kumisaappaan | Kumisaappaat, Lasten kumisaappaat
sandaali: sandaalit sandaaleja sandaaleissa sandaalien | Sandaalit, Varvassandaalit
tohveli: tohvelit tohveleita tohveleissa tohvelien | Tohvelit
käsilaukku: käsilaukun käsilaukkuja käsilaukut käsilaukussa | Käsilaukku
reppu: repun reppuja reput repussa reppuun | Reppu, Lasten reppu
lompakko: lompakon lompakoita lompakot lompakossa | Lompakko
kaulahuivi: kaulahuivin kaulahuiveja kaulahuivit | Kaulahuivi
pipo: pipon pipoja pipot pipossa | Pipo, Lasten pipo
käsine: käsineet käsineitä käsineiden käsineissä | Käsineet, Nahkakäsineet
vyö: vyön vyöt vöitä vyötä | Vyö
aurinkolasit: aurinkolaseja aurinkolasien aurinkolaseilla | Aurinkolasit
sateenvarjo: sateenvarjon sateenvarjoja sateenvarjot | Sateenvarjo
korvakoru: korvakorut korvakoruja korvakorujen | Korvakorut, Rengaskorvakorut
sormus: sormuksen sormuksia sormukset sormusta | Sormus
rannekello: rannekellon rannekelloja rannekellot | Rannekello
solmio: solmion solmioita solmiot | Solmio
päivävoide: päivävoiteen päivävoidetta päivävoiteet päivävoiteita | Päivävoide
käsivoide: käsivoiteen käsivoiteita käsivoidetta käsivoiteet | Käsivoide
aurinkovoide: aurinkovoiteet aurinkovoidetta aurinkovoiteen | Aurinkovoide
huulipuna: huulipunan huulipunia huulipunaa huulipunat | Huulipuna
kynsilakka: kynsilakan kynsilakkoja kynsilakat kynsilakkaa | Kynsilakka
meikkisivellin: meikkisiveltimen meikkisiveltimet meikkisiveltimiä | Meikkisivellin
shampoo: shampoota shampoot shampoon shampoita | Shampoo, Kuivashampoo
hoitoaine: hoitoaineen hoitoainetta hoitoaineet hoitoaineita | Hoitoaine
hammasharja: hammasharjan hammasharjoja hammasharjat hammasharjaa | Hammasharja, Sähköhammasharja
hammastahna: hammastahnaa hammastahnan hammastahnoja | Hammastahna
partahöylä: partahöylän partahöyliä partahöylät | Partahöylä
saippua: saippuaa saippuan saippuoita saippuat | Palasaippua, Nestesaippua
kattila: kattilan kattiloita kattilat kattilassa | Kattila
paistinpannu: paistinpannun paistinpannuja paistinpannut paistinpannulla | Paistinpannu
keittiöveitsi: keittiöveitsen keittiöveitsiä keittiöveitset keittiöveistä | Keittiöveitsi
leikkuulauta: leikkuulaudan leikkuulautoja leikkuulaudat leikkuulaudalla | Leikkuulauta
ruokalautanen: ruokalautaset ruokalautasia ruokalautasen ruokalautasta | Ruokalautanen
kulho: kulhon kulhoja kulhot kulhoon | Kulho, Taikinakulho
muki: mukin mukeja mukit mukissa | Muki
lasi: lasit laseja lasin lasista | Juomalasi, Viinilasi
teekannu: teekannun teekannuja teekannussa | Teekannu
tyyny: tyynyn tyynyjä tyynyt tyynyllä | Tyyny, Koristetyyny, Kauratyyny
peitto: peiton peittoja peitot | Peitto, Torkkupeitto
pussilakana: pussilakanan pussilakanat pussilakanoita | Pussilakanasetti
pyyhe: pyyhkeen pyyhkeitä pyyhkeet pyyhettä | Kylpypyyhe, Pyyhesetti
verho: verhot verhoja verhojen verhon | Verhot
matto: maton mattoja matot mattoa matolle | Matto
valaisin: valaisimen valaisimia valaisimet | Pöytävalaisin, Lattiavalaisin, Kattovalaisin
kynttilä: kynttilän kynttilöitä kynttilät kynttilää | Tuoksukynttilä, Kruunukynttilät
maljakko: maljakon maljakoita maljakot | Maljakko
peili: peilin peilejä peilit | Peili
ämpäri: ämpärin ämpäreitä ämpärit | Ämpäri
vasara: vasaran vasaroita vasarat vasaralla | Vasara
siemen: siemenet siemeniä siementen siemenen | Siemenet
lelu: lelut leluja lelujen | Hiekkalelut, Leluauto
palapeli: palapelin palapelejä palapelit | Palapeli
vaippa: vaipat vaippoja vaippojen vaipan | Vaipat
tuttipullo: tuttipullon tuttipulloja tuttipullot | Tuttipullo
pulkka: pulkan pulkkia pulkat pulkkaa | Pulkka
rattaat: rattaita rattaiden rattaissa | Lastenrattaat
omena: omenan omenia omenat omenoita | Omena, Vihreä omena
peruna: perunan perunoita perunat perunoiden | Peruna
porkkana: porkkanan porkkanoita porkkanat | Porkkana
sieni: sienen sieniä sienet sieniä | Sieni
tomaatti: tomaatin tomaatteja tomaatit tomaatteihin | Tomaatti
maito: maidon maitoa maidot | Maito
juusto: juuston juustoa juustot juustoja | Juusto, Juustoviipaleet, Tuorejuusto, Herkkujuusto
jogurtti: jogurtin jogurtteja jogurtit jogurttia | Jogurtti
kananmuna: kananmunat kananmunia kananmunien | Kananmunat
makkara: makkarat makkaroita makkaraa | Grillimakkara
leipä: leivän leipää leivät leipiä leivälle | Ruisleipä, Paahtoleipä, Vuokaleipä, Näkkileipä
sämpylä: sämpylät sämpylöitä sämpylän | Sämpylä
mysli: mysliä myslin myslejä | Mysli
hillo: hilloa hillon hilloja hillot | Hillo
hunaja: hunajaa hunajan | Hunaja
riisi: riisiä riisin | Riisi
jauho: jauhot jauhoja jauhojen | Jauhot
sokeri: sokeria sokerin | Sokeri
mauste: mausteet mausteita mausteen maustetta | Mauste
kastike: kastikkeen kastikkeita kastiketta kastikkeet | Kastike
keksi: keksit keksejä keksien keksiä | Keksi, Voileipäkeksi
mehu: mehua mehut mehuja mehun | Täysmehu, Mehutiiviste
kivennäisvesi: kivennäisvettä kivennäisveden kivennäisvedet kivennäisvesiä | Kivennäisvesi
kahvi: kahvia kahvin kahveja | Suodatinkahvi, Kahvipavut
jäätelö: jäätelöä jäätelön jäätelöt jäätelöitä | Kermajäätelö, Jäätelöpuikko
puhelin: puhelimen puhelimia puhelimet puhelinta | Älypuhelin, Peruspuhelin
kuuloke: kuulokkeet kuulokkeita kuulokkeiden kuulokkeilla | Kuulokkeet, Nappikuulokkeet, Pelikuulokkeet
kaiutin: kaiuttimen kaiuttimia kaiuttimet | Bluetooth-kaiutin
näppäimistö: näppäimistön näppäimistöjä näppäimistöt | Näppäimistö
kahvinkeitin: kahvinkeittimen kahvinkeittimiä kahvinkeittimet | Kahvinkeitin
leivänpaahdin: leivänpaahtimen leivänpaahtimia leivänpaahtimet | Leivänpaahdin
pölynimuri: pölynimurin pölynimureita pölynimurit | Pölynimuri
kamera: kameran kameroita kamerat | Järjestelmäkamera, Toimintakamera, Valvontakamera
teltta: teltan telttoja teltat telttaan | Teltta
makuupussi: makuupussin makuupusseja makuupussit | Makuupussi
kypärä: kypärän kypäriä kypärät | Pyöräilykypärä
polkupyörä: polkupyörän polkupyöriä polkupyörät | Polkupyörä
suksi: sukset suksia suksien suksilla | Hiihtosukset
luistin: luistimet luistimia luistinten | Kaunoluistimet
juoksukenkä: juoksukengät juoksukenkiä juoksukengissä juoksukenkien | Naisten juoksukengät, Miesten juoksukengät
joogamatto: joogamaton joogamattoja joogamatot joogamatolla | Joogamatto
jalkapallo: jalkapallon jalkapalloja jalkapallot | Jalkapallo
käsipaino: käsipainot käsipainoja käsipainoilla | Käsipaino
laastari: laastarin laastareita laastarit | Laastari, Rakkolaastari
vitamiini: vitamiinit vitamiineja vitamiinien | D-vitamiini, C-vitamiini, B-vitamiini, Monivitamiini
`;
