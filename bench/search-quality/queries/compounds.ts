/** Compounds: split, hyphenated, or joined from words that the catalogue writes separately. */
export const compounds = `
juoksukengät: juoksu-kengät | Naisten juoksukengät, Miesten juoksukengät
villapaita: villa-paita | Villapaita, Lasten villapaita
kahvinkeitin: kahvin keitin, kahvin-keitin | Kahvinkeitin
aurinkolasit: aurinko lasit, aurinko-lasit | Aurinkolasit
t-paita: tpaita, t paita, t-paitoja | T-paita, Lasten T-paita
hammasharja: hammas harja | Hammasharja, Sähköhammasharja
kaulahuivi: kaula huivi | Kaulahuivi
toppatakki: toppa takki, toppa-takki | Toppatakki
käsilaukku: käsi laukku | Käsilaukku
lastenvaatteet: lasten vaatteet, lastenvaatteita | Lasten T-paita, Lasten huppari, Lasten villapaita, Lasten farkut, Lasten collegehousut, Lasten mekko, Lasten pyjama, Lasten sukat, Lasten kerrasto, Toppahaalari, Kurahousut
lastenkengät: lasten kengät, lastenkenkiä | Lasten lenkkarit, Lasten kumisaappaat, Lasten talvisaappaat
naistenkengät: naisten kengät, naistenkenkiä | Kävelykengät, Talvisaappaat, Nilkkurit, Kumisaappaat, Avokkaat, Ballerinat, Sandaalit, Varvassandaalit, Tohvelit, Tennarit, Naisten juoksukengät, Naisten vaelluskengät
miestenkengät: miesten kengät | Pukukengät, Talvikengät, Loaferit, Tennarit, Miesten juoksukengät, Miesten vaelluskengät
lastenpyjama: lasten pyjama, lasten pyjamia | Lasten pyjama
lastenhuppari: lasten huppari | Lasten huppari
lastenpipo: lasten pipo, lasten pipoja | Lasten pipo
vauvanvoide: vauvan voide | Vauvan voide
mansikkajogurtti: mansikka jogurtti, jogurtti mansikka | Jogurtti ~mansikka
vaniljajäätelö: vanilja jäätelö | Kermajäätelö ~vanilja, Jäätelöpuikko ~vanilja
suklaakeksi: suklaa keksi, suklaakeksejä | Keksi ~suklaa
mustikkahillo: mustikka hillo | Hillo ~mustikka
omenamehu: omena mehu, omenamehua | Täysmehu ~omena
appelsiinimehu: appelsiini mehu | Täysmehu ~appelsiini
kaurajuoma: kaura juoma | Kasvijuoma ~kaura
kauramaito: | Kasvijuoma ~kaura
vehnäjauho: vehnä jauho, vehnäjauhot, vehnäjauhoja | Jauhot ~vehnä
ruishiutaleet: ruis hiutaleet | Hiutaleet ~ruis
kaurahiutaleet: kaura hiutaleet, kaurahiutaleita | Hiutaleet ~kaura
lohifilee: lohi filee | Kalafilee ~lohi
savulohi: savu lohi | Savukala ~lohi
broilerinfilee: broileri filee, broilerin filee | Broileri ~filee
minttushampoo: | Shampoo
nahkavyö: | Vyö
nahkalompakko: nahka lompakko | Lompakko ~nahka
nahkatennarit: nahka tennarit | Tennarit ~nahka
villasukat: villa sukat, villasukkia | Sukat ~villa, Lasten sukat ~villa
puuvillasukat: puuvilla sukat | Sukat ~puuvilla
silkkityyny: | Tyyny
teräskattila: | Kattila
lasikulho: | Kulho
koivuleikkuulauta: leikkuulauta koivu | Leikkuulauta ~koivu
bambuhammasharja: bambu hammasharja | Hammasharja ~bambu
kookosshampoo: kookos hiusnaamio | Hiusnaamio ~kookos, Kuivashampoo ~kookos, Shampoo
pellavaverhot: pellava verhot | Verhot ~pellava
villamatto: villa matto | Matto ~villa
retkiteltta: | Teltta
vaelluskengät: vaellus kengät, vaelluskenkä | Naisten vaelluskengät, Miesten vaelluskengät
talvikengät: talvi kengät | Talvikengät, Talvisaappaat, Lasten talvisaappaat
pelihiiri: | Hiiri
langatonhiiri: langaton hiiri, langattomia hiiriä | Hiiri ~langaton
siivousliina: siivous liinat | Siivousliinat
pyykinpesuaine: pyykin pesuaine, pyykkien pesuaine | Pyykinpesuaine
astianpesuaine: astian pesuaine, astioiden pesuaine | Astianpesuaine
lautasliina: lautas liinat | Lautasliinat
sateenvarjo: sateen varjo | Sateenvarjo
rannekello: ranne kello | Rannekello
`;
