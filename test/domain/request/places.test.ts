import { readRequest } from '../../../src/domain/request/readRequest';
import { TODAY } from './corpus';
import { asked } from './readAsked';

describe('the place of delivery', () => {
  it.each([
    ['Deliver to 4410 Ferris Loop, Joliet, IL 60431.', 'Joliet, IL'],
    ['Ship to Warehouse 3, 900 Depot St, Minot, ND 58701', 'Minot, ND'],
    ['Ship to: 4410 E Pine St Muskogee OK 74403', 'Muskogee OK'],
    ['Ship to:\nAcme Power\n2911 Adams St\nRiverside, CA 92504', 'Riverside, CA'],
    ['FOB jobsite Sparks, NV.', 'Sparks, NV'],
    ['F.O.B. Pella, Iowa, freight prepaid', 'Pella, Iowa'],
    ['Freight to St. Louis, MO please', 'St. Louis, MO'],
    ["Ship to Laredo, TX. Wait, scratch the Laredo part, it's Del Rio, TX.", 'Del Rio, TX'],
    ['Ship to Laredo, TX. Sorry, it goes to Eagle Pass, TX.', 'Eagle Pass, TX'],
    ["Ship to Laredo, TX. Sorry for the rush, it's our plant in Waco, TX that waits.", 'Laredo, TX'],
    ['delivered East St Louis IL', 'East St Louis IL'],
    ["Delivered to Coeur d'Alene, Idaho", "Coeur d'Alene, Idaho"],
    ['Delivered to Fond du Lac, WI', 'Fond du Lac, WI'],
    ['Delivered to New York, New York.', 'New York, New York'],
    ['Deliver to Kansas City, Missouri', 'Kansas City, Missouri'],
    ['dlvd Winston-Salem, N.C. by truck', 'Winston-Salem, N.C.'],
    ['DAP Mississauga, Ontario', 'Mississauga, Ontario'],
    ['Livraison à Rimouski avant le 15 mars', 'Rimouski'],
    ['delivered Sherbrooke, QC by Feb 15', 'Sherbrooke, QC'],
    ['Delivery to Saint John, New Brunswick', 'Saint John, New Brunswick'],
    ['Delivery: 14 weeks, Trois-Rivières.', 'Trois-Rivières'],
    ['Price delivered to Stockton please', 'Stockton'],
    ['Deliver Weslaco ASAP!!', 'Weslaco'],
    ['We need them in Greenville by February', 'Greenville'],
    ['For a jobsite near Flagstaff AZ', 'Flagstaff AZ'],
    ['compressor station by Grande Prairie', 'Grande Prairie'],
    ['Job is in Boise, but ship to Nampa ID', 'Nampa ID'],
    ['ship to boise\nthx\nmarlene', 'boise'],
    ['delivered to our shop in mcallen tx by friday', 'mcallen tx'],
    ['asap to tulsa', 'tulsa'],
    ['To Swift Current, before the end of June.', 'Swift Current'],
    ['new surplus only, for Laval', 'Laval'],
    ['Location: Amarillo, Texas', 'Amarillo, Texas'],
    ['SHIP TO BOISE OR CALL', 'BOISE'],
    ['Redlands, CA by April 30', 'Redlands, CA'],
    ['Gander NL.', 'Gander NL'],
    ['Loop Feed\nHouston, TX\nMike', 'Houston, TX'],
  ])('of %j is %s', (text, place) => expect(asked(`One 500 kVA pad.\n${text}`)).toMatchObject({ place }));

  it.each([
    'Ship to: TBD',
    'Deliver to our jobsite.',
    'Delivery terms: FOB Destination. Freight prepaid.',
    'Delivery by others. Pick up at your dock.',
    "We don't need freight either.",
    'Jan delivery\nMike',
    'Shipping to zip 77002.',
    'f.o.b. shipping point Dallas. Net 30.',
    'Last month I paid $9,800 for a 500 in Omaha.',
    'As discussed at the Denver show.',
    'It replaces a unit in series with the fuse, at the pole.',
    'Amy Strickland, PE (license 100417)',
  ])('is not guessed of %j', (text) => expect(asked(`One 500 kVA pad.\n${text}`)).not.toHaveProperty('place'));

  it('is assumed if only an address names one', () => {
    const text = 'One 500 kVA pad.\n\nMike Dunn\nRexline Electric Supply\n2200 Airport Way, Seattle, WA 98134';
    expect(asked(text)).toMatchObject({ place: 'Seattle, WA?' });
  });

  it.each([
    'for our sites in Provo and Ogden, Utah.',
    'deliver one to Provo, UT and one to Ogden, UT.',
    'ship to Mobile and Selma.',
    'ship to Macon, GA; the other one to Tifton, GA.',
    'first goes to Macon, GA, second goes to Tifton, GA.',
    'delivered to Tulsa, OK or Wichita, KS.',
  ])('is none of several: %j', (text) => {
    expect(asked(`Two 500 kVA pads, 12470D to 480Y/277, ${text}`)).not.toHaveProperty('place');
  });

  it.each([
    [
      'Line | Material | Short text | Qty | Deliv. date | Plant\n10 | 300-4471 | TRANSFORMER PAD 3PH 500KVA 13800D 480Y/277 | 1 | 2027-02-15 | Decatur, AL',
      'Decatur, AL',
      '2027-02-15',
    ],
    [
      'Destination | Qty | kVA | HV | LV | Ship date\nSelma, AL | 2 | 500 | 13800D | 480Y/277 | 3/15/2027\nSelma, AL | 2 | 750 | 13800D | 480Y/277 | 3/15/2027',
      'Selma, AL',
      '2027-03-15',
    ],
  ])('is that of all rows, with their date: %j', (text, place, date) => {
    expect(asked(text)).toMatchObject({ place, date });
  });

  it('is none of rows with several', () => {
    expect(
      asked(
        'Qty | kVA | HV | LV | Site\n2 | 500 | 13800D | 480Y/277 | Mobile, AL\n2 | 750 | 13800D | 480Y/277 | Selma, AL',
      ),
    ).not.toHaveProperty('place');
  });

  it('is one before other words', () => {
    expect(asked('Two 500 kVA pads, 12470D to 480Y/277, ship to Mobile, AL and call Bob.')).toMatchObject({
      place: 'Mobile, AL',
    });
  });

  it('is that of the latest message', () => {
    const text =
      'Please ship to Yuma instead.\n\n> From: Al Diaz\n> Sent: Monday\n>\n> One 500 kVA pad delivered to Mesa, AZ.';
    expect(asked(text)).toMatchObject({ place: 'Yuma' });
  });

  it('has its passage over quoted lines', () => {
    const text = '> One 500 kVA pad. Deliver to Fort\n> Collins, CO.';
    const place = readRequest(text, TODAY).request.find(({ field }) => field === 'place');
    expect(place?.value).toBe('Fort Collins, CO');
    expect(text.slice(place?.passage?.start, place?.passage?.end)).toBe('Fort\n> Collins, CO');
  });
});
