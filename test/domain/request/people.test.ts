import fc from 'fast-check';
import { readRequest } from '../../../src/domain/request/readRequest';
import { TODAY } from './corpus';
import { asked } from './readAsked';

const NEED = 'Please quote one 500 kVA pad.';

describe('the customer', () => {
  it.each([
    [
      'after thanks',
      `${NEED}\n\nThanks,\nBrenda Castillo\nProcurement Specialist\nNorCal Power & Light\nT 530.555.0177`,
    ],
    ['without a greeting', `${NEED}\n\nBrenda Castillo\nNorCal Power & Light`],
    ['in one line', `${NEED}\nBrenda Castillo, Sr. Buyer, NorCal Power & Light (530) 555-0177`],
    ['after a number', `${NEED} To Barre, VT. Cell 530-555-0177, Brenda Castillo, NorCal Power & Light`],
    [
      'below a table',
      `| Station | Qty | kVA |\n| Mill Pond | 1 | 500 |\n\nBrenda Castillo\nNorCal Power & Light\n530-555-0177`,
    ],
    ['below a city', `${NEED} Kansas City, MO\n\nBrenda Castillo\nNorCal Power & Light`],
    ['after two dashes', `${NEED} State %X. -- Brenda Castillo, PE, NorCal Power & Light, Chico, CA`],
    ['before an aside', `${NEED}\n\nBrenda Castillo, NorCal Power & Light, Chico, California (that is where they go)`],
    ['of a caller', `Brenda Castillo frm NorCal Power & Light calld 10:40 - ${NEED}`],
    ['as the contractor', `${NEED}\nContractor: NorCal Power & Light, Chico, CA. Contact Brenda Castillo 530-555-0177`],
    ['between bars', `${NEED}\n\nBrenda Castillo | Buyer | NorCal Power & Light | 530-555-0177`],
    ['after the last sentence', `${NEED} Price? Brenda Castillo / NorCal Power & Light`],
    [
      'before a notice',
      `${NEED}\nRegards\nBrenda Castillo\nNorCal Power & Light\n\nCONFIDENTIALITY NOTICE: Private.\nDelete it.`,
    ],
    [
      'above an address',
      `${NEED}\n\nBrenda Castillo\nNorCal Power & Light\n14 W. Main St., Suite 2\nChico, CA 95926\nwww.norcal.example`,
    ],
    ['in a form', `Name: Brenda Castillo\nCompany: NorCal Power & Light\nMessage: ${NEED}`],
    [
      'in a header',
      `From: "Castillo, Brenda" <bc@norcal.example>\nTo: sales@x.example\n\n${NEED}\n\nNorCal Power & Light`,
    ],
    ['in a header with a company', `From: Brenda Castillo, NorCal Power & Light\nTo: Sales\n\n${NEED}`],
    ['in a sentence', `Hi, this is Brenda Castillo with NorCal Power & Light. ${NEED}`],
    ['after a role', `My name is Brenda Castillo, I'm the buyer at NorCal Power & Light. ${NEED}`],
    ['beside a number', `${NEED}\nCall Brenda Castillo, NorCal Power & Light, 530-555-0177. We are open till five.`],
    [
      'in a letterhead',
      `NORCAL POWER & LIGHT\nREQUEST FOR BIDS\n${NEED}\nQuestions: Brenda Castillo, Buyer, bc@norcal.example`,
    ],
    ['in an asking sentence', `NorCal Power & Light requests prices. ${NEED}\nContact: Brenda Castillo`],
    ['in two fields of a form', `First name: Brenda\nLast name: Castillo\nCompany: NorCal Power & Light\n${NEED}`],
    ['below a greeting at the end', `${NEED}\n\nGreetings,\nBrenda Castillo\nNorCal Power & Light`],
    ['in a bold label', `**Owner:** NorCal Power & Light\n**Contact:** Brenda Castillo\n${NEED}`],
    ['by dictation', `${NEED} Thank you comma Brenda Castillo comma NorCal Power & Light`],
  ])('is read %s', (_, text) => {
    const { contact, customer } = asked(text);
    expect({ contact, customer: customer?.toLowerCase() }).toEqual({
      contact: 'Brenda Castillo',
      customer: 'norcal power & light',
    });
  });

  it.each([
    ['need two 500 kva pads\nthx\nmarlene\nkettle creek dairy', 'marlene', 'kettle creek dairy'],
    ['VM from Skip, Tidewater Boatyard, 757 555 0180\nwants 1x 225 kva pad', 'Skip', 'Tidewater Boatyard'],
    [`${NEED} Point of contact Mr. Leland Oyelaran.`, 'Leland Oyelaran', undefined],
    ['hey its dave from redstone electrical we need a 500 kva pad', 'dave', 'redstone electrical'],
    ['need a 500 kva pad, thanks mike 559-555-0100', 'mike', undefined],
    [`${NEED}\n-Rod`, 'Rod', undefined],
    [`${NEED} Thx!\nTom Petty\nGibson Supply | Branch 204`, 'Tom Petty', 'Gibson Supply'],
    [
      `${NEED}\n\nBest,\nSarah\n\nSarah Whitcomb, P.E.\nWhitcomb Engineering, PLLC`,
      'Sarah Whitcomb',
      'Whitcomb Engineering, PLLC',
    ],
    [`${NEED}\n\nHugh Banaszak\nLakeline Marina`, 'Hugh Banaszak', 'Lakeline Marina'],
    [`${NEED}\nRegards,\nEstimating\nHarrow & Pike Electric`, undefined, 'Harrow & Pike Electric'],
    [`${NEED}\nSincerely,\nDr. Lena Fortner, Administrator`, 'Lena Fortner', undefined],
    [
      `${NEED}\nCordialement,\nJean-François Tremblay\nAcheteur\nÉlectro-Rive inc.`,
      'Jean-François Tremblay',
      'Électro-Rive inc',
    ],
    [
      `${NEED}\nBest regards\nJürgen von der Heide\nPrairie Gas Compression GmbH`,
      'Jürgen von der Heide',
      'Prairie Gas Compression GmbH',
    ],
  ])('is read of %j', (text, contact, customer) => {
    expect({ contact: undefined, customer: undefined, ...asked(text) }).toMatchObject({ contact, customer });
  });

  it.each([
    [`${NEED}\nDead Front\nLoop Feed`],
    [`${NEED}\nMINERAL OIL`],
    [`${NEED}\nNotes\n1. Net 30.`],
    [`${NEED}\nContact: TBD\nCustomer: N/A`],
    ['The transformer at Lincoln Elementary failed. Quote one 500 kVA.\nThanks'],
    ['Please quote per drawing E-601, library addition: one 500 kVA.\nPurchasing Department'],
  ])('is not guessed of %j', (text) => expect(asked(text)).toEqual({}));

  it.each([
    [`${NEED}\nThanks,\nLisa Wong\nGeorgia Power`, 'Lisa Wong', 'Georgia Power'],
    [`I represent Kanata Mining Ltd. ${NEED}\nSamira Haddad, P.Eng.`, 'Samira Haddad', 'Kanata Mining Ltd'],
    [
      `Company Name\nSilver Creek Winery\nContact Name\nAnna Bell\nPhone\n707-555-0110\n${NEED}`,
      'Anna Bell',
      'Silver Creek Winery',
    ],
  ])('is not mixed up with a place: %j', (text, contact, customer) =>
    expect(asked(text)).toMatchObject({ contact, customer }),
  );

  it('has passages within the text, whatever it says', () => {
    const words = [
      'From: ',
      'Ray Diaz',
      ' <r@x.example>',
      '\n',
      '\n\n',
      '> ',
      'deliver to ',
      'Reno, NV',
      'by May 3',
      ' Acme Power',
      'Thanks,',
      '-',
      '555-555-0100',
      'é',
      '😀',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        for (const { passage } of readRequest(text, TODAY).request)
          expect(text.slice(passage?.start, passage?.end)).not.toBe('');
      }),
    );
  });

  it('has the passages of its values', () => {
    const text = `From: "Haverty, Simone" <sh@foods.example>\n\n${NEED}\n\n> Simone Haverty | Delmont Foods Inc. | Tel 503-555-0155`;
    const passages = readRequest(text, TODAY).request.flatMap(({ passage }) =>
      passage ? [text.slice(passage.start, passage.end)] : [],
    );
    expect(passages).toEqual(expect.arrayContaining(['sh@foods.example']));
  });
});

describe('how to reach them', () => {
  it.each([
    ['Call 555-0142', '555-0142'],
    ['Ray, (412) 555-0139.', '(412) 555-0139'],
    ['o 815-555-0143', '815-555-0143'],
    ['509-555-0172 ext 14', '509-555-0172 ext 14'],
    ['661.555.0109', '661.555.0109'],
    ['+1 661 555 0109', '+1 661 555 0109'],
    ['Tel +49 30 5550 1234', '+49 30 5550 1234'],
    ['Cell 4125550139', '4125550139'],
  ])('reads %j', (text, phone) => expect(asked(`${NEED}\n${text}`)).toMatchObject({ phone }));

  it.each([
    'stock no. 331-0448',
    '750-1000 kVA',
    'PO 450-071-2216',
    'Fax 209-555-0131',
    '411-2075  XFMR PAD 75KVA',
    'our file 411-2075',
    'Serial no 918-555-0144',
  ])('does not take %j for a phone', (text) => expect(asked(`${NEED}\n${text}`)).not.toHaveProperty('phone'));

  it.each([
    ['quote to rfq@hollowaymill.example thx', 'rfq@hollowaymill.example'],
    ['write bob.o+x@a-b.example.', 'bob.o+x@a-b.example'],
  ])('reads %j', (text, email) => expect(asked(`${NEED} ${text}`)).toMatchObject({ email }));
});

describe('a thread', () => {
  const OURS =
    'From: Becca Thorne <becca@ironvale-xfmr.example>\nTo: Gil Ortega\n\nGil, attached. Lead time is 12 weeks.\nBecca Thorne\nIronvale Transformer Supply\n800-555-0100';

  it('has the name that a signature shortens in an older message', () => {
    const text = `Make it two.\nThanks, Opal\n\n> On Nov 20, 2026, Opal Reinhardt <opal@dunmore.example> wrote:\n> ${NEED}\n>\n> Opal Reinhardt\n> Dunmore Electric`;
    expect(asked(text)).toEqual({
      contact: 'Opal Reinhardt',
      customer: 'Dunmore Electric',
      email: 'opal@dunmore.example',
    });
  });

  it('does not take who is written to for the customer', () => {
    const text = `Hi Becca,\n${NEED}\nGil Ortega\nSandpiper Electric\n\n${OURS}`;
    expect(asked(text)).toEqual({ contact: 'Gil Ortega', customer: 'Sandpiper Electric' });
  });

  it('is of the customer if a colleague forwards it', () => {
    const text = `Becca, can you take this one?\nWes Calloway\nIronvale Transformer Supply | 800-555-0100\n\nFrom: Ingrid Solberg <ingrid@gravel.example>\nSent: Friday\nTo: Wes Calloway\n\n${NEED}\nIngrid Solberg\nLakeview Gravel Co.\n906-555-0147`;
    expect(asked(text)).toEqual({
      contact: 'Ingrid Solberg',
      customer: 'Lakeview Gravel Co',
      email: 'ingrid@gravel.example',
      phone: '906-555-0147',
    });
  });

  it('is of the contractor who forwards the words of an engineer', () => {
    const text = `Need pricing on the below.\n\nChet Varga\nCopperline Electric LLC\n\n> From: Hollis Brandt <hb@brandt.example>\n> Sent: Tuesday\n> To: Chet Varga\n>\n> ${NEED} Deliver to Bozeman, MT.\n> Hollis`;
    expect(asked(text)).toEqual({ contact: 'Chet Varga', customer: 'Copperline Electric LLC', place: 'Bozeman, MT' });
  });

  it.each([
    'On Thu, Nov 26, 2026 at 9:14 AM, Luis Ortega wrote:',
    'On 11/20/2026 Luis Ortega wrote:',
    'On Nov 26, 2026, at 4:22 PM, Luis Ortega <luis@ortega.example>\nwrote:',
    'Le 26 nov. 2026 à 09:12, Luis Ortega <luis@ortega.example> a écrit :',
    '-----Original Message-----\nFrom: Luis Ortega\nSent: Friday',
    '________________________________\nFrom: Luis Ortega\nSent: Friday\n',
  ])('names the writer of the request: %s', (header) =>
    expect(asked(`Please hurry.\n\n${header}\n> ${NEED}`)).toMatchObject({ contact: 'Luis Ortega' }),
  );

  it('is read in its first and its last pages', () => {
    const page = 'The tank has a drain valve.\n'.repeat(20_000);
    expect(asked(`Tarnbrook Data Inc.\n${NEED}\n${page}\nRegards,\nSimone Achterberg\n`)).toMatchObject({
      contact: 'Simone Achterberg',
      customer: 'Tarnbrook Data Inc.',
    });
  });
});
