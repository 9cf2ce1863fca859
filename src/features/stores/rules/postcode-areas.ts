/** Where the postcodes of Finland are: the main town of each area, by the postcode's first digits. */

export interface Area {
  /** Finnish name, and the Swedish one where it differs. */
  name: { fi: string; sv?: string };
  latitude: number;
  longitude: number;
}

/** Digits | town | Swedish name | latitude and longitude of its centre. Three digits come before two. */
const table = `
00 | Helsinki | Helsingfors | 60.17 24.94
003 | Munkkiniemi | Munksnäs | 60.20 24.88
004 | Haaga | Haga | 60.23 24.89
006 | Käpylä | Kottby | 60.22 24.96
007 | Malmi | Malm | 60.25 25.01
008 | Herttoniemi | Hertonäs | 60.20 25.04
009 | Itäkeskus | Östra centrum | 60.21 25.08
01 | Vantaa | Vanda | 60.29 25.04
012 | Hakunila | Håkansböle | 60.28 25.11
016 | Myyrmäki | Myrbacka | 60.26 24.85
02 | Espoo | Esbo | 60.21 24.66
021 | Tapiola | Hagalund | 60.18 24.80
022 | Matinkylä | Mattby | 60.16 24.74
024 | Kirkkonummi | Kyrkslätt | 60.12 24.44
026 | Leppävaara | Alberga | 60.22 24.81
027 | Kauniainen | Grankulla | 60.21 24.73
03 | Vihti | Vichtis | 60.34 24.32
036 | Karkkila | Högfors | 60.53 24.21
04 | Järvenpää | Träskända | 60.47 25.09
042 | Kerava | Kervo | 60.40 25.10
043 | Tuusula | Tusby | 60.40 25.03
046 | Mäntsälä | | 60.63 25.32
05 | Hyvinkää | Hyvinge | 60.63 24.86
06 | Porvoo | Borgå | 60.39 25.66
07 | Loviisa | Lovisa | 60.46 26.23
08 | Lohja | Lojo | 60.25 24.07
09 | Karjalohja | Karislojo | 60.24 23.72
10 | Raasepori | Raseborg | 59.97 23.44
109 | Hanko | Hangö | 59.82 22.97
11 | Riihimäki | | 60.74 24.78
12 | Loppi | | 60.72 24.44
13 | Hämeenlinna | Tavastehus | 60.99 24.46
14 | Janakkala | | 60.92 24.65
15 | Lahti | Lahtis | 60.98 25.66
16 | Orimattila | | 60.80 25.73
17 | Asikkala | | 61.17 25.55
18 | Heinola | | 61.20 26.03
19 | Sysmä | | 61.50 25.68
20 | Turku | Åbo | 60.45 22.27
21 | Naantali | Nådendal | 60.47 22.03
216 | Parainen | Pargas | 60.31 22.30
22 | Maarianhamina | Mariehamn | 60.10 19.94
23 | Uusikaupunki | Nystad | 60.80 21.41
24 | Salo | | 60.38 23.13
25 | Kemiö | Kimito | 60.16 22.73
26 | Rauma | Raumo | 61.13 21.51
27 | Eura | | 61.13 22.14
28 | Pori | Björneborg | 61.49 21.80
29 | Harjavalta | | 61.31 22.14
30 | Forssa | | 60.81 23.62
31 | Somero | | 60.63 23.51
32 | Loimaa | | 60.85 23.06
33 | Tampere | Tammerfors | 61.50 23.76
34 | Virrat | Virdois | 62.24 23.77
35 | Orivesi | | 61.68 24.36
36 | Kangasala | | 61.46 24.07
37 | Nokia | | 61.48 23.51
38 | Sastamala | | 61.34 22.91
387 | Kankaanpää | | 61.80 22.40
39 | Parkano | | 62.01 23.02
40 | Jyväskylä | | 62.24 25.75
41 | Laukaa | | 62.41 25.95
42 | Jämsä | | 61.86 25.19
427 | Keuruu | | 62.26 24.71
43 | Saarijärvi | | 62.70 25.25
44 | Äänekoski | | 62.60 25.73
45 | Kouvola | | 60.87 26.70
46 | Anjalankoski | | 60.73 26.80
47 | Iitti | | 60.89 26.34
48 | Kotka | | 60.47 26.95
49 | Hamina | Fredrikshamn | 60.57 27.20
50 | Mikkeli | S:t Michel | 61.69 27.27
51 | Juva | | 61.90 27.86
52 | Ristiina | | 61.50 27.26
53 | Lappeenranta | Villmanstrand | 61.06 28.19
54 | Luumäki | | 60.92 27.56
55 | Imatra | | 61.17 28.77
56 | Ruokolahti | | 61.29 28.82
57 | Savonlinna | Nyslott | 61.87 28.88
58 | Kerimäki | | 61.91 29.28
59 | Parikkala | | 61.55 29.50
60 | Seinäjoki | | 62.79 22.84
61 | Kurikka | | 62.62 22.40
618 | Kauhajoki | | 62.43 22.18
62 | Kauhava | | 63.10 23.06
63 | Alavus | | 62.59 23.62
64 | Kristiinankaupunki | Kristinestad | 62.27 21.38
65 | Vaasa | Vasa | 63.10 21.62
66 | Vöyri | Vörå | 63.13 22.25
67 | Kokkola | Karleby | 63.84 23.13
68 | Pietarsaari | Jakobstad | 63.67 22.70
69 | Kaustinen | Kaustby | 63.55 23.69
70 | Kuopio | | 62.89 27.68
71 | Siilinjärvi | | 63.08 27.66
72 | Pielavesi | | 63.23 26.76
73 | Nilsiä | | 63.20 28.08
74 | Iisalmi | Idensalmi | 63.56 27.19
75 | Nurmes | | 63.54 29.14
76 | Pieksämäki | | 62.30 27.13
77 | Suonenjoki | | 62.62 27.12
78 | Varkaus | | 62.32 27.87
79 | Leppävirta | | 62.49 27.79
80 | Joensuu | | 62.60 29.76
81 | Lieksa | | 63.32 30.02
82 | Kitee | | 62.10 30.14
83 | Outokumpu | | 62.73 29.02
84 | Ylivieska | | 64.07 24.55
85 | Kalajoki | | 64.26 23.95
855 | Nivala | | 63.93 24.97
86 | Oulainen | | 64.27 24.82
868 | Pyhäjärvi | | 63.68 25.98
87 | Kajaani | Kajana | 64.23 27.73
88 | Sotkamo | | 64.13 28.39
889 | Kuhmo | | 64.13 29.52
89 | Suomussalmi | | 64.89 28.91
90 | Oulu | Uleåborg | 65.01 25.47
91 | Muhos | | 64.81 25.99
911 | Ii | | 65.32 25.37
92 | Raahe | Brahestad | 64.68 24.48
93 | Pudasjärvi | | 65.36 27.00
936 | Kuusamo | | 65.96 29.19
94 | Kemi | | 65.74 24.56
95 | Tornio | Torneå | 65.85 24.15
96 | Rovaniemi | | 66.50 25.73
97 | Ranua | | 65.93 26.52
98 | Kemijärvi | | 66.71 27.43
99 | Kittilä | | 67.65 24.91
993 | Muonio | | 67.96 23.68
996 | Sodankylä | | 67.42 26.59
998 | Inari | Enare | 68.66 27.55
`;

/** Areas by the first two or three digits. */
export const areas: ReadonlyMap<string, Area> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [digits = '', fi = '', sv = '', place = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [latitude, longitude] = place.split(' ').map(Number);
      const name = sv === '' ? { fi } : { fi, sv };
      return [digits, { name, latitude: latitude ?? NaN, longitude: longitude ?? NaN }];
    }),
);
