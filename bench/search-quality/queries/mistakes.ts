/** Typing errors: missing, added, wrong or swapped letters, and missing diacritics. */
export const mistakes = `
villapaita: vilapaita villapata villapiata vilapaitta | Villapaita, Lasten villapaita
kengät: kengat kenkgät kengst | Kävelykengät, Pukukengät, Talvikengät, Naisten vaelluskengät, Miesten vaelluskengät, Naisten juoksukengät, Miesten juoksukengät
toppatakki: topatakki toppatkki toppatakkki | Toppatakki
huppari: hupari huppsri hupparri | Huppari, Lasten huppari
mekko: meko mekkko nekko | Mekko, Neulemekko, Kesämekko, Lasten mekko
lompakko: lompako lompkko lonpakko | Lompakko
sateenvarjo: sateenvajro satenvarjo | Sateenvarjo
kaulahuivi: kaulahuvi kauluhuivi | Kaulahuivi
aurinkolasit: aurinkolsit aurnikolasit | Aurinkolasit
huulipuna: huuliouna hulipuna huulipunna | Huulipuna
ripsiväri: ripsivari ripsivöri ripsväri | Ripsiväri
kynsilakka: kynislakka kynsilaka | Kynsilakka
shampoo: shampo sampoo shampooo | Shampoo, Kuivashampoo
hammastahna: hamastahna hammastanha | Hammastahna
deodorantti: deodoranti deodorannti | Roll-on-deodorantti, Suihkedeodorantti
paistinpannu: paistinpanu paisitnpannu | Paistinpannu
kattila: katila kattlia | Kattila
keittiöveitsi: keittiövetsi keitiöveitsi keittioveitsi | Keittiöveitsi
pyyhe: pyhye pyyyhe | Kylpypyyhe, Pyyhesetti
tuoksukynttilä: tuoksukyntilä tuoksukynttila | Tuoksukynttilä
pöytävalaisin: poytavalaisin pöytävalasin | Pöytävalaisin
jogurtti: jugurtti jogurti joguttti | Jogurtti
juusto: justo juustoo | Juusto, Juustoviipaleet, Tuorejuusto, Herkkujuusto
mansikka: manskka mansika | Mansikka
porkkana: porkana prokkana | Porkkana
tomaatti: tomatti tomaati | Tomaatti
kananmunat: kanamunat kananmunt | Kananmunat
ruisleipä: ruisleipa ruislepiä | Ruisleipä
sämpylä: sampyla sämpyllä | Sämpylä
suklaalevy: suklalevy suklaalevvy | Suklaalevy
kivennäisvesi: kivenäisvesi kivennaisvesi | Kivennäisvesi
jäätelö: jaatelo jäätlö | Kermajäätelö, Jäätelöpuikko
älypuhelin: älypuhelinn alypuhelin älypuheiln | Älypuhelin
kuulokkeet: kulokkeet kuulokeet kuulokkeeet | Kuulokkeet, Nappikuulokkeet, Pelikuulokkeet
näppäimistö: nappaimisto näppämistö | Näppäimistö
televisio: televisoi telvisio | Televisio
kahvinkeitin: kahvinkietin kahvinkeittin kahvikeitin | Kahvinkeitin
pölynimuri: polynimuri pölynimmuri | Pölynimuri
hiustenkuivaaja: hiustenkuivaja hiustenkuivsaja | Hiustenkuivaaja
makuupussi: makupussi makuupusi | Makuupussi
polkupyörä: polkupyora polkupörä | Polkupyörä
pyöräilykypärä: pyöräilykyprä pyörailykypärä | Pyöräilykypärä
jalkapallo: jalkapalo jalkpallo | Jalkapallo
magnesium: magnesuim magneesium | Magnesium
proteiinijauhe: proteinijauhe proteiinijuahe | Proteiinijauhe
palapeli: palapelli palpeli | Palapeli
`;
