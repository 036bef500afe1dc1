import { asked } from '../readAsked';

const NEED = 'Need (2) 500 kVA pads, 12470 delta to 208Y/120.';

describe('the customer', () => {
  test.each([
    ['\nIda Lund, Badger Creek Feed Co., 406-555-0133', 'Badger Creek Feed Co.', 'Ida Lund', '406-555-0133'],
    ['\nIda Lund, Harlan Feed & Seed, 406-555-0133', 'Harlan Feed & Seed', 'Ida Lund', '406-555-0133'],
    [
      '\nPrices to Halden Data Centers, attention Ruth Okeke, rokeke@example.com, 503-555-0110.',
      'Halden Data Centers',
      'Ruth Okeke',
      '503-555-0110',
    ],
    [
      '\nSend quotes to Mesa Orchards Inc., attn: Joel Ruiz, 509-555-0111.',
      'Mesa Orchards Inc.',
      'Joel Ruiz',
      '509-555-0111',
    ],
    [
      '\nJody Two Rivers / Needles Eye RV Resort / 605-555-0143',
      'Needles Eye RV Resort',
      'Jody Two Rivers',
      '605-555-0143',
    ],
    ['\nThanks, Jimbo Ard, Delta Grain Electric, 870-555-0165', 'Delta Grain Electric', 'Jimbo Ard', '870-555-0165'],
    [
      '\n\nGratefully in spirit,\nBenno Rohan\nAbbey of the Blue Hills\n770-555-0115',
      'Abbey of the Blue Hills',
      'Benno Rohan',
      '770-555-0115',
    ],
    ['\n\nAldo Unruh\nBottoms Feed Yard\n620-555-0127', 'Bottoms Feed Yard', 'Aldo Unruh', '620-555-0127'],
    [
      '\n\n1. Your name?\nEzra Stoltz\n2. Company?\nCreek Cabinets\n3. Phone?\n717-555-0106',
      'Creek Cabinets',
      'Ezra Stoltz',
      '717-555-0106',
    ],
    [
      '\n\nxo Saffron Kyle\nLoud Canyon Productions\n928-555-0141',
      'Loud Canyon Productions',
      'Saffron Kyle',
      '928-555-0141',
    ],
    ['\nBLUE RIDGE SURPLUS / HANK / 540-555-0120', 'BLUE RIDGE SURPLUS', 'HANK', '540-555-0120'],
    ['\nIRON RIDGE TRANSFORMER RESALE / HANK / 540-555-0120', 'IRON RIDGE TRANSFORMER RESALE', 'HANK', '540-555-0120'],
    ['\nCall Inez @ Mesa Pump & Supply 505-555-0131', 'Mesa Pump & Supply', 'Inez', '505-555-0131'],
    ['\ncontact Otto at Dorado Well Equip, 505-555-0131', 'Dorado Well Equip', 'Otto', '505-555-0131'],
    [' Text Boone 505-555-0131 #pads', undefined, 'Boone', '505-555-0131'],
    [' Phone Boone Tully, 505-555-0131', undefined, 'Boone Tully', '505-555-0131'],
    [
      '\nDrivers call the gate at 509-555-0190. Questions: Mia Holt, 509-555-0191.',
      undefined,
      'Mia Holt',
      '509-555-0191',
    ],
    [
      '\nReceiving dock 509-555-0190\nMia Holt\nHolt Orchards\n509-555-0191',
      'Holt Orchards',
      'Mia Holt',
      '509-555-0191',
    ],
    [
      '\n\nDuke Weller\nPinon Builders\n505-555-0168\n\nSCHEDULE\nBreaker 2000 A by others.',
      'Pinon Builders',
      'Duke Weller',
      '505-555-0168',
    ],
    [
      `\n\nDuke Weller\nPinon Builders\n505-555-0168\n\nMINUTES\n${'Breaker 2000 A by others, the rest of the gear too.\n'.repeat(20)}`,
      'Pinon Builders',
      'Duke Weller',
      '505-555-0168',
    ],
  ])('%s', (words, customer, contact, phone) => {
    expect(asked(NEED + words)).toMatchObject({ ...(customer === undefined ? {} : { customer }), contact, phone });
  });

  test('a company between other columns of the first line is the customer', () => {
    expect(asked(`RFQ 88-21   CITY OF ALDEN LIGHT DEPARTMENT   (due 1/8/2027)\n${NEED}`)).toMatchObject({
      customer: 'CITY OF ALDEN LIGHT DEPARTMENT',
    });
  });

  test.each([
    ['Request for Quotation 27-114, Village of Alder Bend', { customer: 'Village of Alder Bend' }],
    ['Solicitation E-9 - Prairie Fork University', { customer: 'Prairie Fork University' }],
    ['RFQ 27-114, Transformers and Pads', {}],
  ])('the head of a document names the customer: %s', (head, people) => {
    expect(asked(`${head}\n\n${NEED}`)).toEqual(people);
  });

  test.each([
    ['Ines Ott\nField Engineering\nCaney Fork Paper Company\n410-555-0164', 'Caney Fork Paper Company'],
    ['Ines Ott\nSupply Controls\nCaney Fork\n410-555-0164', 'Caney Fork'],
    ['Ines Ott\nSupply Controls\n410-555-0164', 'Supply Controls'],
  ])('a department is not the customer below it: %s', (block, customer) => {
    expect(asked(`${NEED}\n\n${block}`)).toEqual({ contact: 'Ines Ott', customer, phone: '410-555-0164' });
  });

  test.each([
    [' the rest is fine -Dell 208-555-0134', { contact: 'Dell', phone: '208-555-0134' }],
    [' all else as before —Dell Ames', { contact: 'Dell Ames' }],
    [' Impedance 5%, winding -Delta', {}],
  ])('a name after a dash signs: %s', (words, people) => {
    expect(asked(NEED + words)).toEqual(people);
  });

  test('a field of a program names the contact', () => {
    const item = '{"quantity": 2, "kva": 500, "primary": "12470D", "secondary": "208Y/120"}';
    expect(asked(`{\n  "company": "Tygart Veneer",\n  "contact": "Ida Lund",\n  "items": [${item}]\n}`)).toEqual({
      customer: 'Tygart Veneer',
      contact: 'Ida Lund',
    });
  });

  test('a dictated name goes with the company that it is down at', () => {
    const words =
      'hey this is duke down at prairie star electric i need two 500 kva pads its going to salina kansas call me';
    expect(asked(`${words} at 785-555-0134`)).toEqual({
      customer: 'prairie star electric',
      contact: 'duke',
      phone: '785-555-0134',
      place: 'salina kansas',
    });
  });

  test.each([
    ['[10:02] Rita (Delta Foods): hi\n[10:03] Rita (Delta Foods): ', { contact: 'Rita', customer: 'Delta Foods' }],
    ['[11/26/26, 9:02 PM] Vlad: still selling pads\n[11/26/26, 9:03 PM] Vlad: ', { contact: 'Vlad' }],
    [
      'Teo Alvarez  8:31 AM\nwho sells pads?\nMags Doyle  8:33 AM\nask these\nTeo Alvarez  8:41 AM\n',
      { contact: 'Teo Alvarez' },
    ],
  ])('who speaks first in a chat asks: %s', (words, people) => {
    expect(asked(`${words}${NEED}`)).toEqual(people);
  });

  test('a page and elements name the customer', () => {
    expect(asked(`<p>Hi,</p><p>${NEED}</p><p>Thanks,<br>Ann Friesen<br>Sunny Growers Inc.</p>`)).toEqual({
      contact: 'Ann Friesen',
      customer: 'Sunny Growers Inc.',
    });
    expect(
      asked(
        `<rfq>\n  <company>Tygart Veneer</company>\n  <name>Lowell Dabney</name>\n  <needBy>2027-05-03</needBy>\n  <kva>500</kva>\n</rfq>`,
      ),
    ).toEqual({ contact: 'Lowell Dabney', customer: 'Tygart Veneer', date: '2027-05-03' });
  });

  test('the addressee of an attention line is not the customer', () => {
    expect(asked(`Attn: Sales Department\n${NEED}`)).toEqual({});
  });
});

describe('where and when', () => {
  test.each([
    ['500 kva pad, 12470 delta to 208Y/120, quincy, il', 'quincy, il'],
    ['used only, we cant afford new. salina, ks', 'salina, ks'],
    ['we need one 500 kva pad. it should go to salina kansas', 'salina kansas'],
  ])('%s', (text, place) => {
    expect(asked(text)).toMatchObject({ place });
  });

  test.each([
    ['Does your 16 week lead time still hold?', undefined],
    ['Is the lead time still 16 weeks?', undefined],
    ['Can you deliver in 16 weeks?', '16 weeks'],
    ['Lead time 16 weeks.', '16 weeks'],
  ])('%s', (words, date) => {
    expect(asked(`${NEED} ${words}`).date).toBe(date);
  });
});

describe('people by other words', () => {
  test.each([
    ['\nSorry for the rush, Tawnya', { contact: 'Tawnya' }],
    [' Blessings, Verna Tidmore, New Hebron Church', { contact: 'Verna Tidmore', customer: 'New Hebron Church' }],
    [' Warmly, Odell Pruitt, Cedar Fork Clinic', { contact: 'Odell Pruitt', customer: 'Cedar Fork Clinic' }],
    [' Ship: Gulfport, MS. Rosalind P.', { contact: 'Rosalind P.', place: 'Gulfport, MS' }],
    [' Send it to bids@chattoline.example attn. Hugh.', { contact: 'Hugh', email: 'bids@chattoline.example' }],
    [' The order would come from Calumet Rolling Mills.', { customer: 'Calumet Rolling Mills' }],
    [' La Coopérative Agricole des Bois-Francs désire un prix.', { customer: 'Coopérative Agricole des Bois-Francs' }],
    [
      '\nBayou Teche Electric Corp., Storm Room, 985-555-0199',
      { customer: 'Bayou Teche Electric Corp.', phone: '985-555-0199' },
    ],
  ])('%s', (words, expected) => {
    expect(asked(`${NEED}${words}`)).toEqual(expected);
  });

  test.each([
    [`Duane called 10:40 -- ${NEED}`, { contact: 'Duane' }],
    [`Maria phoned, she wants a price. ${NEED}`, { contact: 'Maria' }],
    [`Somebody called. ${NEED}`, {}],
    [`Hola, soy Xiomara de Empacadora La Mesilla. ${NEED}`, { contact: 'Xiomara', customer: 'Empacadora La Mesilla' }],
    [
      `Demande de prix - Request for price / Ville de Campbellton Énergie\n${NEED}`,
      { customer: 'Ville de Campbellton Énergie' },
    ],
    [
      'A dozen 25 kVA poles please, all pole mount single phase 7200 to 120/240, all for the yard, reconditioned fine by us\nChuy',
      { contact: 'Chuy' },
    ],
  ])('%s', (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe('places and dates by other words', () => {
  test.each([
    [`${NEED}\nConsignee: Town Light Dept., 14 Mill St., Ashby, MA`, { place: 'Ashby, MA' }],
    [`City: Chesapeake\nState: VA\n${NEED}`, { place: 'Chesapeake, VA' }],
    [`${NEED} Needles, Calif.`, { place: 'Needles, Calif' }],
    [`${NEED} Livraison à Drummondville (Québec).`, { place: 'Drummondville, Québec' }],
    [`${NEED} Winnemucca NV. - Call us.`, { place: 'Winnemucca NV' }],
    [`${NEED} Delivery by 4/2/27, outage starts 4/5/27.`, { date: '2027-04-02' }],
    [`> When do you need it?\nApril 9, 2027 would do.\n${NEED}`, { date: '2027-04-09' }],
  ])('%s', (text, expected) => {
    expect(asked(text)).toMatchObject(expected);
  });
});

describe('what is of somebody else', () => {
  test.each([
    ['My name is Delmer.', { contact: 'Delmer' }],
    ['This is Aaron.', { contact: 'Aaron' }],
    ['This is urgent.', {}],
    ['Deadfront, loop feed.', {}],
    ['\nDestination Port of Ponce, Puerto Rico.', { place: 'Port of Ponce, Puerto Rico' }],
    ['I have a quote from another supplier with 20 week delivery.', {}],
    ['Ours has 20 week delivery.', { date: '20 weeks' }],
  ])('%s', (words, expected) => {
    expect(asked(`${NEED} ${words}`)).toEqual(expected);
  });
});
