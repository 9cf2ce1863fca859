/** Words of the identity provider's pages and mails, Finnish. */
export const fi = {
  shop: 'Aitta',
  skip: 'Siirry sisältöön',
  languages: 'Kieli',
  toShop: 'Takaisin kauppaan',
  faults: 'Tarkista nämä kohdat',
  missing: (label: string) => `${label} puuttuu.`,
  email: 'Sähköposti',
  password: 'Salasana',
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  phone: 'Puhelinnumero',
  optional: 'ei pakollinen',

  login: 'Kirjaudu sisään',
  loginDo: 'Kirjaudu',
  forgot: 'Unohditko salasanan?',
  noAccount: 'Eikö sinulla ole vielä tiliä?',
  wrongLogin:
    'Sähköposti tai salasana on väärin. Jos loit tilin juuri äsken, avaa ensin linkki, jonka lähetimme sähköpostiisi.',
  tooMany: (minutes: number) =>
    `Yrityksiä on ollut liikaa. Yritä uudelleen ${minutes} minuutin kuluttua tai tee uusi salasana sähköpostin kautta.`,

  tooManyTries: (minutes: number) =>
    `Yrityksiä on ollut liikaa. Yritä uudelleen ${minutes} minuutin kuluttua.`,

  register: 'Luo tili',
  registerIntro: 'Tilillä näet tilauksesi ja suosikkisi ja saat bonuskortin edut.',
  haveAccount: 'Onko sinulla jo tili?',
  passwordHint: 'Vähintään 12 merkkiä. Muutaman sanan lause on hyvä salasana.',
  emailHint: 'Lähetämme tähän osoitteeseen vahvistuslinkin.',
  badEmail: 'Kirjoita sähköpostiosoite muodossa nimi@esimerkki.fi.',
  shortPassword: 'Salasanassa pitää olla vähintään 12 merkkiä.',
  longPassword: 'Salasanassa saa olla enintään 200 merkkiä.',
  commonPassword: 'Tämä salasana on liian helppo arvata. Keksi toinen.',
  personalPassword: 'Salasana ei saa olla nimesi, sähköpostisi tai kaupan nimi.',
  badPhone: 'Kirjoita puhelinnumero numeroin, esimerkiksi 040 123 4567.',
  badPostcode: 'Postinumerossa on viisi numeroa.',
  tooLong: 'Teksti on liian pitkä.',

  checkMail: 'Katso sähköpostisi',
  checkMailText: (email: string) =>
    `Lähetimme viestin osoitteeseen ${email}. Avaa siinä oleva linkki, niin pääset jatkamaan.`,
  checkMailHint: 'Viesti voi tulla perille hetken kuluttua. Katso myös roskapostikansio.',

  verify: 'Vahvista sähköpostisi',
  verifyText: (email: string) => `Vahvista, että ${email} on sinun osoitteesi ja luo tili.`,
  verifyElsewhere:
    'Avasit linkin toisella selaimella. Kirjoita vielä salasana, jonka valitsit tiliä luodessasi.',
  verifyNotYou: 'Jos et itse ole luomassa tiliä, sulje sivu. Mitään ei tapahdu.',
  verifyDo: 'Vahvista ja jatka',
  verified: 'Tili on valmis',
  verifiedText: 'Sähköpostisi on vahvistettu ja voit kirjautua sisään.',
  wrongPassword: 'Salasana on väärin.',

  reset: 'Uusi salasana',
  resetIntro:
    'Kirjoita sähköpostiosoitteesi, niin lähetämme linkin, jolla voit tehdä uuden salasanan.',
  resetSend: 'Lähetä linkki',
  resetChoose: 'Valitse uusi salasana',
  resetDo: 'Vaihda salasana',
  resetDone: 'Salasana on vaihdettu',
  resetDoneText: 'Kirjasimme sinut ulos kaikilla laitteilla. Kirjaudu sisään uudella salasanalla.',
  newPassword: 'Uusi salasana',

  profile: 'Omat tiedot',
  profileSaved: 'Tiedot on tallennettu.',
  save: 'Tallenna',
  names: 'Nimi ja puhelin',
  addresses: 'Osoitteet',
  addAddress: 'Uusi osoite',
  streetAddress: 'Katuosoite',
  postcode: 'Postinumero',
  city: 'Postitoimipaikka',
  removeAddress: 'Poista osoite',
  changeEmail: 'Sähköpostin vaihto',
  emailNow: (email: string) => `Sähköpostisi on ${email}.`,
  newEmail: 'Uusi sähköposti',
  changeEmailDo: 'Lähetä vahvistuslinkki',
  emailChange: 'Vahvista uusi sähköposti',
  emailChangeText: (email: string) => `Vaihdetaanko tilisi sähköpostiksi ${email}?`,
  emailChangeDo: 'Vaihda sähköposti',
  emailChanged: 'Sähköposti on vaihdettu',
  emailChangedText: 'Kirjaudu tästä lähtien uudella osoitteella.',
  emailChangeElsewhere:
    'Avasit linkin selaimella, jossa et ole kirjautunut tälle tilille. Kirjoita vielä tilin salasana.',
  emailUndo: 'Pidä nykyinen sähköposti',
  emailUndoText: (email: string) =>
    `Tilisi sähköposti on tämän jälkeen ${email}. Kirjaamme sinut ulos kaikilla laitteilla, ja valitset uuden salasanan.`,
  emailUndoDo: 'Keskeytä vaihto',
  emailUndone: 'Sähköpostia ei vaihdettu',
  emailUndoneText: (email: string) =>
    `Tilisi sähköposti on ${email}. Vanha salasana ei enää kelpaa: valitse nyt uusi.`,
  changePassword: 'Salasanan vaihto',
  currentPassword: 'Nykyinen salasana',
  passwordChanged: 'Salasana on vaihdettu. Kirjasimme sinut ulos muilla laitteilla.',

  card: 'Bonuskortti',
  cardIntro: 'Lisää bonuskorttisi, niin saat bonusta ja asiakasomistajana omistajahinnat.',
  cardNumber: 'Kortin numero',
  cardHint: '12 numeroa kortin etupuolelta.',
  cardDo: 'Lisää kortti',
  cardAttached: (digits: string) =>
    `Tilillesi on liitetty bonuskortti, jonka numeron loppu on ${digits}.`,
  cardCoop: 'Olet asiakasomistaja: näet omistajahinnat.',
  cardRemove: 'Poista kortti tililtä',
  cardBadNumber: 'Numerossa on virhe. Tarkista kortista.',
  cardUnknown: 'Korttia ei löydy, tai se on jo liitetty toiseen tiliin.',
  cardDemo: 'Kokeile näillä numeroilla',
  cardDemoCoop: 'asiakasomistajan kortti',
  cardDemoPlain: 'bonuskortti',

  logout: 'Kirjaudutaanko ulos?',
  logoutDo: 'Kirjaudu ulos',
  logoutNot: 'Pysy kirjautuneena',
  loggedOut: 'Olet kirjautunut ulos',

  failed: 'Jokin meni pieleen',
  failedText: 'Palaa kauppaan ja yritä uudelleen.',
  expired: 'Sivu on vanhentunut',
  expiredText: 'Kirjautuminen kesti liian kauan tai se on jo tehty. Aloita uudelleen kaupasta.',
  notFound: 'Sivua ei löydy',
  linkOld: 'Linkki ei kelpaa',
  linkOldText: 'Linkki on vanhentunut tai sitä on jo käytetty. Pyydä uusi.',
  unsafe: 'Unsafe URL detected!',
  unsafeText: 'Osoite, johon sivulta palattaisiin, ei ole kaupan oma. Pysäytimme siirtymisen.',
  busy: 'Kirjautumisia on nyt poikkeuksellisen paljon. Yritä hetken kuluttua uudelleen.',
  forged: 'Lomake oli vanhentunut. Yritä uudelleen.',

  mailHello: 'Hei,',
  mailNotYou: 'Jos et pyytänyt tätä, voit jättää viestin huomiotta.',
  mailVerify: 'Vahvista sähköpostisi',
  mailVerifyText: 'Avaa linkki, niin tilisi on valmis. Linkki toimii vuorokauden.',
  mailVerifyLink: 'Vahvista sähköposti',
  mailExists: 'Sinulla on jo tili',
  mailExistsText:
    'Joku halusi käyttää tätä osoitetta tilillä, mutta sinulla on jo tili. Kirjaudu sisään tai tee uusi salasana.',
  mailReset: 'Uusi salasana',
  mailResetText: 'Avaa linkki ja valitse uusi salasana. Linkki toimii 30 minuuttia ja vain kerran.',
  mailResetLink: 'Valitse uusi salasana',
  mailNoAccount: 'Osoitteella ei ole tiliä',
  mailNoAccountText:
    'Joku pyysi uutta salasanaa tälle osoitteelle, mutta osoitteella ei ole tiliä. Ehkä loit tilin toisella osoitteella.',
  mailChange: 'Vahvista uusi sähköpostiosoite',
  mailChangeText:
    'Avaa linkki ja vaihda tilisi sähköpostiksi tämä osoite. Linkki toimii vuorokauden.',
  mailChangeLink: 'Vaihda sähköposti',
  mailEmailAsked: 'Tilisi sähköpostia ollaan vaihtamassa',
  mailEmailAskedText: (email: string) =>
    `Tilisi sähköpostiksi pyydettiin osoitetta ${email}. Se vaihtuu, kun uuteen osoitteeseen lähetetty linkki avataan.`,
  mailEmailAskedNotYou:
    'Jos pyysit tätä itse, sinun ei tarvitse tehdä mitään. Jos et, joku tietää salasanasi: keskeytä vaihto linkistä. Se toimii viikon.',
  mailEmailAskedLink: 'Keskeytä vaihto',
  mailChanged: 'Tilisi tietoja on muutettu',
  mailChangedEmail: (email: string) => `Tilisi sähköpostiksi vaihdettiin ${email}.`,
  mailChangedEmailNotYou:
    'Jos et tehnyt tätä itse, joku tietää salasanasi: palauta entinen osoite linkistä ja valitse uusi salasana. Linkki toimii viikon.',
  mailChangedEmailLink: 'Palauta entinen osoite',
  mailChangedPassword: 'Tilisi salasana vaihdettiin.',
  mailChangedNotYou: 'Jos et tehnyt tätä itse, tee heti uusi salasana.',
};

export type Words = typeof fi;
