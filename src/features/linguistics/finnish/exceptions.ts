/** Finnish words whose stems do not follow from their ending, alone or at the end of compounds:
 * 'tuolinpuoli', 'kalamies'. */

const spaced = (words: string): string[] => words.trim().split(/\s+/);

/** Old words in -i whose stem ends in -e: ovi, oven. All other words in -i keep it: lasi, lasin. */
const oviWords = new Set(
  spaced(`
    arki hanki hauki helmi henki hetki hiili hiiri hiki hirvi huoli huuli joki jousi juoni
    juuri jälki järki kaari kaikki kanki kaski keski kiiski kieli kilpi kivi koipi koski kuori
    kurki kuusi kärki käki lahti lapsi lehti leski liemi lohi loimi lovi lumi luomi länki meri mieli
    moni mäki niemi nimi noki nummi nuoli nuori närhi onki onni ovi parvi pieni piki pilvi poski povi
    puoli putki retki riihi ripsi ruuhi saari saarni saksi salmi sappi sarvi savi sieni siipi sormi
    suksi suoli suomi suoni suuri särki sääri sääski talvi tammi tiili toimi torvi tuki tuli tuohi
    tuomi tuoni tuppi tuuli tyvi tähti uni vaahti vaski veitsi veri viiksi vuohi vuori väki ääni ääri
    arpi hanhi happi hapsi kampi korpi kumpi kylki lampi nurmi olki polvi rupi sampi solki sänki
    typpi tyyni
  `),
);

/** Words in -si whose stem has a t: vesi, vete-, vede-, vet-tä. */
const vesiWords = new Set(
  spaced(`vesi käsi kausi uusi susi kansi kynsi länsi hirsi varsi orsi parsi pursi virsi köysi reisi
    viisi kuusi täysi vuosi tosi paasi hiisi jälsi sysi kaksi yksi`),
);

/** Stems of words that follow no rule, with their marks (see stems.ts). */
const irregular = new Map(
  Object.entries({
    mies: 'miehe- mieh+ mies-',
    lapsi: 'las-',
    veitsi: 'veis-',
    lumi: 'lun-',
    kevät: 'kevää- kevä+ kevät-',
    sydän: 'sydäme- sydäm+ sydän-',
    tytär: 'tyttäre- tyttär+ tytär-',
    veli: 'velje- velj+',
    poika: 'poja~ poj*',
    aika: 'aja~ ajo* aj*',
    paras: 'parhaa- parha+ paras-',
    vasen: 'vasempa- vasemma~ vasemp+ vasemm* vasen-',
    hapan: 'happama- happam+ hapan-',
    lämmin: 'lämpimä- lämpim+ lämmin-',
    laidun: 'laitume- laitum+ laidun-',
    ruoka: 'ruu*',
    suola: 'suolo+',
    yö: 'ö+',
    tuhat: 'tuhante- tuhanne~ tuhans+ tuhat-',
    kaksi: 'kahte- kahde~ kaht-',
    yksi: 'yhte- yhde~ yht-',
    ies: 'ikee- ike+',
    hyvä: 'parempi parempa- paremma~ paremp+ paremm*',
    muutama: 'muutam+',
    tuore: 'tuoree- tuore+ tuore~',
    kolme: 'kolm+',
  }).map(([word, stems]) => [word, spaced(stems)]),
);

interface Exception {
  likeOvi: boolean;
  likeVesi: boolean;
  /** Marked stems in addition to the regular ones. */
  stems: string[];
}

const exceptions = new Map(
  [...oviWords, ...vesiWords, ...irregular.keys()].map((word): [string, Exception] => [
    word,
    {
      likeOvi: oviWords.has(word),
      likeVesi: vesiWords.has(word),
      stems: irregular.get(word) ?? [],
    },
  ]),
);
const longest = Math.max(...[...exceptions.keys()].map(({ length }) => length));
const endings = new Set([...exceptions.keys()].map((word) => word.slice(-3)));

/** The exception for a word or for the last part of a compound. One or two letters before that part
 * do not make a compound. */
export function exceptionOf(word: string): Exception | undefined {
  if (!endings.has(word.slice(-3))) return undefined;
  for (let length = Math.min(word.length, longest); length >= 2; length -= 1) {
    const before = word.length - length;
    const found = before === 1 || before === 2 ? undefined : exceptions.get(word.slice(before));
    if (!found) continue;
    const stems = found.stems.map((stem) => word.slice(0, before) + stem);
    return { ...found, stems };
  }
  return undefined;
}

export const isOviWord = (word: string): boolean => exceptionOf(word)?.likeOvi ?? false;
export const isVesiWord = (word: string): boolean => exceptionOf(word)?.likeVesi ?? false;

const irregularByStem = Map.groupBy(
  [...irregular].flatMap(([word, stems]) =>
    stems.map((stem) => ({ word, stem: stem.replace(/[-~+*]$/, '') })),
  ),
  ({ stem }) => stem,
);

/** Irregular words that have this bare stem: 'las' and 'lapse' are of 'lapsi'. */
export const irregularOf = (stem: string): string[] =>
  irregularByStem.get(stem)?.map(({ word }) => word) ?? [];
