/** Brand names as people remember them: split, joined, inflected, misspelt. */
export const brands = `
Vienola: vienola, vienolan, vienolaa, vianola | @Vienola
Saaramo: saaramon, saramo | @Saaramo
Utuharju: utu-harju, utuharjun, uutuharju | @Utuharju
Nurmelia: nurmelian, nurmela | @Nurmelia
Kastehely: kaste-hely, kastehelyn, kasthely | @Kastehely
Linneskog: linneskogin, lineskog, linnesskog | @Linneskog
Tuomenterä: tuomentera, tuomenterän | @Tuomenterä
Hampiina: hampina, hampiinan | @Hampiina
Kivihelmi: kivi helmi, kivi-helmi, kivihelmen | @Kivihelmi
Torvald Ek: torvald ek, torvaldek, thorvald ek, torvald | @Torvald Ek
Pikku Konttila: pikku konttila, pikkukonttila, pikku-konttila, pikku kontila | @Pikku Konttila
Kattila-Aho: kattila aho, kattilaaho, kattila-ahon | @Kattila-Aho
Kairanen: kairasen, kairannen | @Kairanen
Lestimo: lestimon, lesstimo | @Lestimo
Nuppunelli: nupunelli, nuppunelin | @Nuppunelli
Leikkivekkuli: leikkivekuli, leikki vekkuli | @Leikkivekkuli
Puhtolainen: puhtolaisen, puhtolaine | @Puhtolainen
Pehmolinna: pehmo linna, pehmolinnan | @Pehmolinna
Maitokallas: maitokallaan, maito kallas, maitokalas | @Maitokallas
Karamelska: karamellska, karamelskan | @Karamelska
Virtanova: virta nova, virtanovan | @Virtanova
Nordvikki: nordviki, nordvikin | @Nordvikki
Vaaranrinne: vaaranrinteen, varanrinne | @Vaaranrinne
Latulainen: latulaisen, latulaine | @Latulainen
vienola mekko: mekko vienola, vienolan mekot | Mekko @Vienola, Kesämekko @Vienola
lestimo kengät: kengät lestimo | @Lestimo
virtanova puhelin: virtanovan puhelimet | Älypuhelin @Virtanova, Peruspuhelin @Virtanova
`;
