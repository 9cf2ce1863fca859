/** Products with a colour, a size, a flavour, a material or another property, in any order and form. */
export const properties = `
punainen mekko: mekko punainen, punaisia mekkoja, punaiset mekot | Mekko #burgundy, Neulemekko #burgundy
musta mekko: mustat mekot, mustia mekkoja | Mekko #black, Neulemekko #black
musta hame: mustia hameita | Hame #black, Plisseehame #black
sininen villapaita: siniset villapaidat, sinisiä villapaitoja | Villapaita #navy, Lasten villapaita #navy
harmaa neuletakki: harmaat neuletakit, harmaita neuletakkeja | Neuletakki #grey, Neuletakki #light-grey
valkoinen t-paita: valkoiset t-paidat, valkoisia t-paitoja | T-paita #white, Lasten T-paita #white
vihreä pipo: vihreitä pipoja | Lasten pipo #mint
ruskea vyö: ruskeat vyöt | Vyö #brown, Vyö #cognac
musta reppu: mustia reppuja, mustat reput | Reppu #black
beige trenssi: trenssi beige | Trenssi #beige
musta toppatakki: mustat toppatakit | Toppatakki #black
suora farkku: suorat farkut | Farkut ~suora malli, Lasten farkut ~suora malli
leveälahkeiset farkut: farkut leveä lahje | Farkut ~leveä lahje
merinovillainen pipo: merinovilla pipo, pipo merinovilla | Pipo ~merinovilla, Lasten pipo ~merinovilla
nahkainen lompakko: lompakko nahka | Lompakko ~nahka
laktoositon maito: laktoosittomia maitoja, laktoositonta maitoa | Maito ~laktoositon
rasvaton maito: rasvatonta maitoa | Maito ~rasvaton
kevyt maito: kevyttä maitoa | Maito ~kevyt
laktoositon juusto: laktoositonta juustoa | Juusto ~laktoositon, Juustoviipaleet ~laktoositon
maustamaton jogurtti: maustamatonta jogurttia, maustamattomat jogurtit | Jogurtti ~maustamaton
mansikkainen jogurtti: jogurttia mansikka | Jogurtti ~mansikka
sokeriton limonadi: sokeritonta limonadia | Limonadi ~sokeriton
tumma suklaa: tummaa suklaata | Suklaalevy ~tumma
tummapaahtoinen kahvi: tummapaahto kahvi | Suodatinkahvi ~tummapaahto, Kahvipavut ~tummapaahto
vihreä tee: vihreää teetä | Tee ~vihreä
musta tee: mustaa teetä | Tee ~musta
punainen paprika: punaiset paprikat, punaisia paprikoita | Paprika ~punainen
gluteeniton jauho: gluteenittomat jauhot | Jauhot ~gluteenittomat
savustettu tofu: tofu savustettu | Tofu ~savustettu
hajusteeton shampoo: hajusteettomat shampoot, hajusteetonta shampoota | Shampoo ~hajusteeton, Kuivashampoo ~hajusteeton
hajusteeton suihkugeeli: hajusteetonta suihkugeeliä | Suihkugeeli ~hajusteeton
päivävoide kuivalle iholle: kuivan ihon päivävoide | Päivävoide ~kuivalle iholle
shampoo värjätyille hiuksille: värjättyjen hiusten shampoo | Shampoo ~värjätyille
aurinkovoide 50: aurinkovoide sk 50 | Aurinkovoide ~SK 50
ruskea ripsiväri: ripsiväri ruskea | Ripsiväri ~ruskea
lasten hammastahna: hammastahna lapsille | Hammastahna ~lapsille
pehmeä hammasharja: pehmeät hammasharjat, pehmeitä hammasharjoja | Hammasharja ~pehmeä
langattomat kuulokkeet: langaton kuuloke, langattomia kuulokkeita | Kuulokkeet ~langattomat, Nappikuulokkeet ~langattomat, Pelikuulokkeet ~langattomat
langaton näppäimistö: langattomat näppäimistöt | Näppäimistö ~langaton
televisio 55: 55 tuuman televisio | Televisio ~55"
muistikortti 128: muistikortti 128 gt | Muistikortti ~128 Gt
kahden hengen teltta: teltta 2 hengelle | Teltta ~2 hengelle
vedenkestävä kaiutin: vedenkestävät kaiuttimet | Bluetooth-kaiutin ~vedenkestävä
pussiton pölynimuri: pussittomat pölynimurit | Pölynimuri ~pussiton
valurautainen paistinpannu: valurauta paistinpannu | Paistinpannu ~valurauta
puinen leipälaatikko: leipälaatikko puu | Leipälaatikko ~puu
paistinpannu 28 cm: 28 cm paistinpannu | Paistinpannu ~28 cm
pyöreä peili: pyöreät peilit, pyöreitä peilejä | Peili ~pyöreä
untuvapeitto: peitto untuva | Peitto ~untuva
korkea tyyny: korkeat tyynyt | Tyyny ~korkea
maastopyörä: polkupyörä maastoon | Polkupyörä ~maastoon
pitkät juoksutrikoot: juoksutrikoot pitkät | Juoksutrikoot ~pitkät
lasten uimalasit: uimalasit lapsille | Uimalasit ~lapsille
`;
