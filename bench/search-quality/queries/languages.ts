/** Queries for the same products in Swedish and English, in several forms. */
export const swedish = `
klänning: klänningar klänningen klänningarna | Mekko, Neulemekko, Kesämekko, Lasten mekko
kjol: kjolar kjolen | Hame, Plisseehame
ylletröja: ylletröjor ylletröjan | Villapaita, Lasten villapaita
byxor: byxa byxorna | Housut, Pellavahousut, Reisitaskuhousut, Ulkoiluhousut, Kurahousut, Sukkahousut, Alushousut, Lasten collegehousut
huvtröja: huvtröjor huvtröjan | Huppari, Lasten huppari
strumpor: strumpa strumporna | Sukat, Lasten sukat, Nilkkasukat
skor: sko skorna | Kävelykengät, Pukukengät, Talvikengät
vinterstövlar: vinterstövel vinterstövlarna | Talvisaappaat, Lasten talvisaappaat
löparskor: löparsko löparskorna | Naisten juoksukengät, Miesten juoksukengät
handväska: handväskor handväskan | Käsilaukku
ryggsäck: ryggsäckar ryggsäcken | Reppu, Lasten reppu, Rinkka
plånbok: plånböcker plånboken | Lompakko
halsduk: halsdukar halsduken | Kaulahuivi
mössa: mössor mössan | Pipo, Lasten pipo
paraply: paraplyer paraplyet | Sateenvarjo
solglasögon: solglasögonen | Aurinkolasit
tandborste: tandborstar tandborsten | Hammasharja, Sähköhammasharja
tandkräm: tandkrämen | Hammastahna
läppstift: läppstiftet | Huulipuna
nagellack: nagellacket | Kynsilakka
schampo: schampot | Shampoo
handkräm: handkrämer handkrämen | Käsivoide
stekpanna: stekpannor stekpannan | Paistinpannu
kökskniv: kökskniven kökskniver | Keittiöveitsi
handduk: handdukar handdukarna | Kylpypyyhe, Pyyhesetti
kudde: kuddar kuddarna | Tyyny, Koristetyyny
täcke: täcken täcket | Peitto
matta: mattor mattan | Matto
gardiner: gardin gardinerna | Verhot
spegel: speglar spegeln | Peili
äpplen: äpple äpplena | Omena, Vihreä omena
potatis: potatisar | Peruna
morötter: morot morötterna | Porkkana
mjölk: mjölken | Maito
ost: ostar osten | Juusto, Juustoviipaleet, Tuorejuusto, Herkkujuusto
ägg: äggen | Kananmunat
rågbröd: rågbrödet | Ruisleipä
korv: korvar grillkorvar | Grillimakkara
sylt: | Hillo
honung: honungen | Hunaja
glass: glassar | Kermajäätelö, Jäätelöpuikko
kaffe: kaffet | Suodatinkahvi, Kahvipavut
telefon: telefoner telefonen | Älypuhelin, Peruspuhelin
hörlurar: hörlurarna | Kuulokkeet
kaffebryggare: kaffebryggaren | Kahvinkeitin
dammsugare: dammsugaren | Pölynimuri
tält: tältet | Teltta
sovsäck: sovsäckar sovsäcken | Makuupussi
cykel: cyklar cykeln | Polkupyörä
fotboll: fotbollar fotbollen | Jalkapallo
svart klänning: svarta klänningar | Mekko #black, Neulemekko #black
röd mössa: röda mössor | Lasten pipo #red
`;

export const english = `
dress: dresses | Mekko, Neulemekko, Kesämekko, Lasten mekko
skirt: skirts | Hame, Plisseehame
wool jumper: wool jumpers | Villapaita, Lasten villapaita
hoodie: hoodies | Huppari, Lasten huppari
trousers: trouser | Housut, Pellavahousut, Reisitaskuhousut, Ulkoiluhousut
jeans: | Farkut, Lasten farkut
sock: socks | Sukat, Lasten sukat, Nilkkasukat
shoe: shoes | Kävelykengät, Pukukengät, Talvikengät, Naisten juoksukengät, Miesten juoksukengät
women's shoes: womens shoes, women shoes | Kävelykengät, Talvisaappaat, Nilkkurit, Kumisaappaat, Avokkaat, Ballerinat, Sandaalit, Tohvelit, Tennarit, Naisten juoksukengät, Naisten vaelluskengät
winter boots: winter boot | Talvisaappaat, Lasten talvisaappaat
running shoes: running shoe | Naisten juoksukengät, Miesten juoksukengät
handbag: handbags | Käsilaukku
backpack: backpacks | Reppu, Lasten reppu
wallet: wallets | Lompakko
scarf: scarves, scarfs | Kaulahuivi
beanie: beanies | Pipo, Lasten pipo
glove: gloves | Käsineet, Nahkakäsineet
umbrella: umbrellas | Sateenvarjo
toothbrush: toothbrushes | Hammasharja, Sähköhammasharja
toothpaste: | Hammastahna
lipstick: lipsticks | Huulipuna
shampoo: shampoos | Shampoo, Kuivashampoo
hand cream: hand creams | Käsivoide
frying pan: frying pans | Paistinpannu
kitchen knife: kitchen knives | Keittiöveitsi
towel: towels | Kylpypyyhe, Pyyhesetti
pillow: pillows | Tyyny
rug: rugs | Matto
curtain: curtains | Verhot
mirror: mirrors | Peili
apple: apples | Omena, Vihreä omena
potato: potatoes | Peruna
carrot: carrots | Porkkana
milk: | Maito
cheese: cheeses | Juusto, Juustoviipaleet, Tuorejuusto, Herkkujuusto
egg: eggs | Kananmunat
rye bread: rye breads | Ruisleipä
sausage: sausages | Grillimakkara
honey: | Hunaja
ice cream: ice creams | Kermajäätelö, Jäätelöpuikko
coffee: coffees | Suodatinkahvi, Kahvipavut
phone: phones | Älypuhelin, Peruspuhelin
headphone: headphones | Kuulokkeet
vacuum cleaner: vacuum cleaners | Pölynimuri
tent: tents | Teltta
sleeping bag: sleeping bags | Makuupussi
bicycle: bicycles | Polkupyörä
football: footballs | Jalkapallo
black dress: black dresses | Mekko #black, Neulemekko #black
strawberry yoghurt: strawberry yogurt | Jogurtti ~mansikka
`;
