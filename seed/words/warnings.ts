import type { Text } from '../model.ts';
import { text } from './short.ts';

const smallParts = text(
  'Ei alle 3-vuotiaille: sisältää pieniä osia, tukehtumisvaara. Säilytä pakkauksen tiedot.',
  'Inte lämplig för barn under 3 år: innehåller smådelar, kvävningsrisk. Spara uppgifterna på förpackningen.',
  'Not for children under 3 years: small parts, choking hazard. Keep the information on the pack.',
);
const unpack = text(
  'Poista pakkausmateriaalit ja kiinnikkeet, ennen kuin annat lapselle.',
  'Ta bort förpackning och fästen innan du ger den till barnet.',
  'Remove packaging and fasteners before giving to a child.',
);
const watched = text(
  'Käytetään vain aikuisen valvonnassa. Suojavarusteet ovat tarpeen, eikä ajoneuvoilla ole asiaa samalle reitille.',
  'Används endast under uppsikt av en vuxen. Skyddsutrustning behövs, och leken hör inte hemma i trafiken.',
  'Use only under adult supervision. Protective equipment is needed; keep away from traffic.',
);
const skin = text(
  'Vain ulkoiseen käyttöön. Vältä joutumista silmiin. Lopeta käyttö, jos iho ärtyy.',
  'Endast för utvärtes bruk. Undvik kontakt med ögonen. Sluta använda om huden irriteras.',
  'For external use only. Avoid contact with eyes. Stop using if skin gets irritated.',
);
const eyes = text(
  'Jos tuotetta joutuu silmään, huuhtele heti vedellä. Älä käytä silmätulehduksen aikana.',
  'Skölj genast med vatten om produkten kommer i ögat. Använd inte vid ögoninflammation.',
  'Rinse with water at once if it gets in the eye. Do not use during an eye infection.',
);
const aerosol = text(
  'Vaara. Erittäin helposti syttyvä aerosoli. Painesäiliö: voi revetä kuumennettaessa. Suojaa lämmöltä, kipinöiltä ja avotulelta. Säilytä lasten ulottumattomissa.',
  'Fara. Extremt brandfarlig aerosol. Tryckbehållare: kan sprängas vid uppvärmning. Skyddas från värme, gnistor och öppen låga. Förvaras oåtkomligt för barn.',
  'Danger. Extremely flammable aerosol. Pressurised container: may burst if heated. Keep away from heat, sparks and open flames. Keep out of reach of children.',
);
const flammable = text(
  'Vaara. Helposti syttyvä neste ja höyry. Ärsyttää voimakkaasti silmiä. Säilytä lasten ulottumattomissa, etäällä lämmöstä ja avotulesta.',
  'Fara. Mycket brandfarlig vätska och ånga. Orsakar allvarlig ögonirritation. Förvaras oåtkomligt för barn, skyddat från värme och öppen låga.',
  'Danger. Highly flammable liquid and vapour. Causes serious eye irritation. Keep out of reach of children, away from heat and open flames.',
);
const hairColour = text(
  'Hiusväri voi aiheuttaa vakavan allergisen reaktion. Tee herkkyyskoe 48 tuntia ennen käyttöä. Ei alle 16-vuotiaille. Käytä käsineitä.',
  'Hårfärg kan ge en allvarlig allergisk reaktion. Gör ett test 48 timmar före användning. Inte för personer under 16 år. Använd handskar.',
  'Hair colour can cause a severe allergic reaction. Test on skin 48 hours before use. Not for under 16s. Wear gloves.',
);
const sun = text(
  'Vältä keskipäivän aurinkoa. Aurinkovoide ei suojaa täysin. Pidä vauvat ja pienet lapset poissa suorasta auringosta.',
  'Undvik solen mitt på dagen. Solkräm ger inget fullständigt skydd. Håll spädbarn och små barn borta från direkt sol.',
  'Avoid the midday sun. Sunscreen does not protect fully. Keep babies and young children out of direct sun.',
);
const blade = text(
  'Terävä terä. Säilytä lasten ulottumattomissa.',
  'Vass egg. Förvaras oåtkomligt för barn.',
  'Sharp blade. Keep out of reach of children.',
);
const candle = text(
  'Älä jätä palavaa kynttilää valvomatta. Pidä lasten, lemmikkien ja syttyvän materiaalin ulottumattomissa. Jätä kynttilöiden väliin vähintään 10 cm.',
  'Lämna aldrig ett brinnande ljus utan uppsikt. Håll barn, husdjur och brännbart material borta. Minst 10 cm mellan ljusen.',
  'Never leave a burning candle unattended. Keep away from children, pets and anything that can catch fire. At least 10 cm between candles.',
);
const hot = text(
  'Kuumenee käytössä: palovamman vaara. Käytä patakintaita ja pidä lapset loitolla.',
  'Blir het vid användning: risk för brännskador. Använd grytlappar och håll barn på avstånd.',
  'Gets hot in use: risk of burns. Use oven gloves and keep children away.',
);
const mains = text(
  'Sähköiskun vaara: älä avaa laitetta äläkä käytä sitä, jos johto on vioittunut. Suojaa kosteudelta. Irrota pistotulppa ennen puhdistusta.',
  'Risk för elstöt: öppna inte apparaten och använd den inte om sladden är skadad. Skydda mot fukt. Dra ur kontakten före rengöring.',
  'Risk of electric shock: do not open the device or use it with a damaged cord. Keep dry. Unplug before cleaning.',
);
const lithium = text(
  'Sisältää litiumakun. Älä riko, kuumenna tai upota veteen. Lataa vain mukana tulevalla tai yhteensopivalla laturilla.',
  'Innehåller ett litiumbatteri. Får inte skadas, upphettas eller sänkas ned i vatten. Ladda endast med medföljande eller kompatibel laddare.',
  'Contains a lithium battery. Do not break, heat or put in water. Charge only with the charger supplied or a compatible one.',
);
const loud = text(
  'Pitkäaikainen kuuntelu suurella äänenvoimakkuudella voi vaurioittaa kuuloa.',
  'Långvarigt lyssnande på hög volym kan skada hörseln.',
  'Listening at high volume for long can damage hearing.',
);
const helmet = text(
  'Kypärä suojaa vain oikein säädettynä ja kiinnitettynä. Vaihda kypärä kovan iskun jälkeen. Ei leikkipaikoille: kuristumisvaara.',
  'Hjälmen skyddar bara när den är rätt justerad och fastspänd. Byt hjälm efter ett hårt slag. Inte för lekplatser: risk för strypning.',
  'A helmet protects only when fitted and fastened well. Replace it after a hard knock. Not for playgrounds: risk of strangulation.',
);
const ride = text(
  'Tarkista jarrut ja kiinnitykset ennen jokaista ajoa. Käytä kypärää ja pimeällä valoja.',
  'Kontrollera bromsar och fästen före varje tur. Använd hjälm och lysen i mörker.',
  'Check brakes and fastenings before every ride. Wear a helmet, and use lights in the dark.',
);
const stove = text(
  'Käytä vain ulkona: häkämyrkytyksen vaara. Pidä etäällä syttyvästä materiaalista äläkä jätä palamaan valvomatta.',
  'Används endast utomhus: risk för kolmonoxidförgiftning. Håll borta från brännbart material och lämna inte utan uppsikt.',
  'Use outdoors only: danger of carbon monoxide poisoning. Keep away from anything that can catch fire and never leave alight unattended.',
);
const swim = text(
  'Ei suojaa hukkumiselta. Lapset uivat aina aikuisen vieressä.',
  'Skyddar inte mot drunkning. Barn simmar alltid intill en vuxen.',
  'No protection against drowning. Children swim next to an adult at all times.',
);
const weight = text(
  'Lämmittele ennen harjoitusta. Tarkista kunto ja kiinnitykset ennen käyttöä. Pidä lapset loitolla.',
  'Värm upp före träningen. Kontrollera skick och fästen före användning. Håll barn på avstånd.',
  'Warm up before training. Check condition and fastenings before use. Keep children away.',
);
const stroller = text(
  'Älä jätä lasta ilman valvontaa. Varmista ennen käyttöä, että kaikki lukot ovat kiinni. Käytä aina turvavöitä.',
  'Lämna aldrig barnet utan uppsikt. Kontrollera före användning att alla lås är stängda. Använd alltid selen.',
  'Never leave the child unattended. Make sure all locks are closed before use. Always use the harness.',
);
const sleepSafe = text(
  'Käytä vain lapselle sopivaa kokoa. Älä käytä peiton kanssa: ylikuumenemisen vaara.',
  'Använd endast rätt storlek för barnet. Använd inte tillsammans med täcke: risk för överhettning.',
  'Use only the right size for the child. Do not use with a blanket: risk of overheating.',
);
const bottle = text(
  'Tarkista ruoan lämpötila ennen syöttämistä. Älä käytä tuttia rauhoittimena. Käytä aikuisen valvonnassa.',
  'Kontrollera matens temperatur före matning. Använd inte dinappen som tröst. Används under uppsikt av en vuxen.',
  'Check the temperature before feeding. Never use the teat as a soother. Use under adult supervision.',
);
const medical = text(
  'Lue käyttöohje ennen käyttöä. Kertakäyttöistä steriiliä tuotetta ei saa käyttää uudelleen. Hakeudu hoitoon, jos oireet jatkuvat.',
  'Läs bruksanvisningen före användning. En steril engångsprodukt får inte användas på nytt. Sök vård om besvären fortsätter.',
  'Read the instructions before use. Do not reuse sterile single-use products. Seek care if symptoms go on.',
);
const heat = text(
  'Palovamman vaara: tarkista lämpötila kädellä ennen käyttöä. Älä kuumenna ohjetta pitempään.',
  'Risk för brännskada: känn temperaturen med handen före användning. Värm inte längre än anvisningen säger.',
  'Risk of burns: test the temperature with your hand first. Do not heat longer than instructed.',
);
const supplement = text(
  'Suositeltua vuorokausiannosta ei saa ylittää. Ravintolisä ei korvaa monipuolista ruokavaliota. Säilytä lasten ulottumattomissa.',
  'Den rekommenderade dagsdosen får inte överskridas. Kosttillskott ersätter inte en varierad kost. Förvaras utom räckhåll för barn.',
  'Do not exceed the recommended daily dose. Food supplements do not replace a varied diet. Keep out of reach of children.',
);
const caffeine = text(
  'Korkea kofeiinipitoisuus (32 mg / 100 ml). Ei suositella lapsille eikä raskaana oleville tai imettäville.',
  'Hög koffeinhalt (32 mg / 100 ml). Rekommenderas inte för barn, gravida eller ammande.',
  'High caffeine content (32 mg per 100 ml). Not recommended for children or pregnant or breast-feeding women.',
);
const sweetened = text(
  'Runsas käyttö voi olla laksatiivista.',
  'Överdriven konsumtion kan ha laxerande effekt.',
  'Excessive consumption may have a laxative effect.',
);

/** By kind of goods, in Finnish, or by the beginning of the category's key; the first that fits counts. */
const warnings: readonly [fits: RegExp, warning: Text][] = [
  [/^(Energiajuoma)\|/, caffeine],
  [/^Purukumi\|/, sweetened],
  [
    /^(Proteiinijauhe|Smoothiejauhe)\||\|wellbeing-(vitamins|minerals|fatty-acids|protein)/,
    supplement,
  ],
  [/^(Kuivashampoo|Hiuslakka|Muotovaahto|Suihkedeodorantti)\|/, aerosol],
  [/^(Kynsilakanpoistoaine|Kynsilakka|Hoitolakka)\||\|fragrance/, flammable],
  [/^(Kestoväri|Sävyte)\|/, hairColour],
  [/^(Aurinkovoide)\|/, sun],
  [/^(Partahöylä|Keittiöveitsi|Viehe)\|/, blade],
  [/\|makeup-eyes/, eyes],
  [/^(Meikkisivellin|Meikkisieni|Hammasharja|Hammaslanka)\|/, unpack],
  [/\|(cosmetics|makeup|hair|body)-/, skin],
  [/^(Leluauto|Rakennuspalikat|Puujunarata|Palapeli|Lautapeli|Lasten soitin)\|/, smallParts],
  [/^(Potkulauta|Pulkka|Leija)\|/, watched],
  [/\|toys-/, unpack],
  [/^(Lastenrattaat)\|/, stroller],
  [/^(Vauvan unipussi)\|/, sleepSafe],
  [/^(Tuttipullo|Lasten astiasto)\|/, bottle],
  [/^(Vauvan pesuneste|Vauvan voide|Kosteuspyyhkeet)\|/, skin],
  [/\|home-candles/, candle],
  [/\|home-(pots|baking)/, hot],
  [/^(Valosarja|Led-lamppu)\||\|home-lamps/, mains],
  [/^(Puhelinkuori|Muistikortti|Hiiri|Näppäimistö|Ulkoinen kovalevy)\|/, unpack],
  [/^Pöytätietokone\|/, mains],
  [/^(Kuulokkeet|Nappikuulokkeet|Pelikuulokkeet)\|/, loud],
  [
    /\|(smartphones|smartwatches|laptops|cameras|gaming)|^(Varavirtalähde|Bluetooth-kaiutin|Otsalamppu|Sähköhammasharja|Parranajokone|Robotti-imuri|Tabletti)\|/,
    lithium,
  ],
  [
    /\|(phone-accessories|computer|networking|televisions|speakers|kitchen-appliances|home-care-appliances|personal-care)/,
    mains,
  ],
  [/^Pyöräilykypärä\|/, helmet],
  [/^Polkupyörä\|/, ride],
  [/^Retkikeitin\|/, stove],
  [/^Uimarengas\|/, swim],
  [/\|(sports-weights|sports-yoga|sports-skating|sports-skiing)/, weight],
  [/^(Kauratyyny|Kylmä-kuumapakkaus)\|/, heat],
  [/\|wellbeing-(first-aid|aids)/, medical],
  [/\|wellbeing-(massage|sleep|intimate)/, skin],
];

/** Null for goods that nobody has to be warned of: clothes, textiles, dishes. */
export const warningOf = (kind: string, category: string): Text | null =>
  warnings.find(([fits]) => fits.test(`${kind}|${category}`))?.[1] ?? null;
