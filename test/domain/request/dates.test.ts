import { asked } from './readAsked';

const dateOf = (text: string) => asked(`One 500 kVA pad.\n${text}`).date;

describe('the date of delivery', () => {
  it.each([
    ['Delivery by May 15, 2027.', '2027-05-15'],
    ['deliver 2/15/2027', '2027-02-15'],
    ['Ship by 1/22/27', '2027-01-22'],
    ['delivered 2027-07-15', '2027-07-15'],
    ['before the 31st of May 2027 at our yard', '2027-05-31'],
    ['Need it 15-Mar-2027', '2027-03-15'],
    ['Delivery 15/03/2027', '2027-03-15'],
    ['livraison avant le 15 mars 2027', '2027-03-15'],
    ["REQ'D DATE: 02/15/2027", '2027-02-15'],
    ['31 May 2027 is the latest acceptable date.', '2027-05-31'],
    ['It must be in Levelland before ginning starts September 1 2027', '2027-09-01'],
    ['The maximum date is the 30 of april of 2027.', '2027-04-30'],
    ['Plant shutdown starts Dec. 21, 2026, need it in Hickory, NC by then.', '2026-12-21'],
    ['dlvr before Mem Day (5/31/27)', '2027-05-31'],
    ["Quotes must be in the clerk's hands by noon, January 6, 2027. Deliver within 20 weeks of award.", '20 weeks'],
    ['We can wait 30 to 34 weeks.', '34 weeks'],
    ['when - 26-30 wks', '30 weeks'],
    ['Destination: Calhoun Falls, SC, within 75 weeks.', '75 weeks'],
    ['We need it as soon as humanly possible', 'ASAP'],
    ['We take them at Waterville, ME and not at Bangor any more, in February 2027.', '2027-02-28'],
    ['Keep the April 16, 2027 delivery.', '2027-04-16'],
    ['Deliver between March 3 and 10, 2027', '2027-03-10'],
    ['Deliver in Q2 2027', '2027-06-30'],
    ['It has to be in Lamesa, TX by fri 12/11.', '2026-12-11'],
    ['It has to be in Lamesa, TX by thu 12/11.', '2026-12-11?'],
    ['We open 6/1/2027 so gear has to land by 4/30/2027.', '2027-04-30'],
    ["Should be there before we energize on April 19, 2027; let's say April 5.", '2027-04-05'],
    ['You said ten weeks from PO; I can live with March 31.', '2027-03-31?'],
    ['You quoted us 14-16 weeks but we need it by April 9, 2027.', '2027-04-09'],
    ['The inspector wants gear set by July 16, so July 16, 2027 is my date.', '2027-07-16'],
    ['> Where to, and when?\nPaterson, New Jersey; January 29, 2027.', '2027-01-29'],
    ['Delivery 3Q27', '2027-09-30?'],
    ['Ship date: March 2027', '2027-03-31'],
    ['Delivered before school starts, so by August 1, 2027.', '2027-08-01'],
    ['Not before February; we want it on March 10, 2027.', '2027-03-10'],
    ['Quotes before December 9, 2026. Units needed by March 15, 2027.', '2027-03-15'],
  ])('of %j is %s', (text, date) => expect(dateOf(text)).toBe(date));

  it.each([
    ['by May 15', '2027-05-15?'],
    ['Delivery week 24 of 2027', '2027-06-20?'],
    ['Needed by the end of March, we start in April.', '2027-03-31?'],
    ['need by jan 15 quote to me', '2027-01-15?'],
    ['needed by 2/26', '2027-02-26?'],
    ['Deliver by Dec 18', '2026-12-18?'],
    ['Deliver no later than March first', '2027-03-01?'],
    ['delivery: end of April instead of end of March', '2027-04-30?'],
    ['Deliver between Jan 15 and Jan 30', '2027-01-30?'],
    ['Delivery moved from March 1 to April 15', '2027-04-15?'],
    ['Deliver first week of March', '2027-03-07?'],
    ['Deliver the last week of February 2027', '2027-02-28?'],
    ['Delivery week of March 8', '2027-03-12?'],
    ['Ship wk of 4/5', '2027-04-09?'],
    ['Need by mid January', '2027-01-15?'],
    ['Delivery in early June', '2027-06-10?'],
    ['Delivery in late June', '2027-06-30?'],
    ['Delivery needed by end of Q1', '2027-03-31?'],
    ['Deliver by the second quarter', '2027-06-30?'],
    ['needed by end of the year', '2026-12-31?'],
    ['In service date April 1. Outage March 15.', '2027-04-01?'],
    ['Delivery within 180 days after award', '25 weeks?'],
    ['Need it in 3 months', '13 weeks?'],
  ])('of %j is assumed to be %s', (text, date) => expect(dateOf(text)).toBe(date));

  it.each([
    ['Delivery 6-8 weeks', '8 weeks'],
    ['w/in 10 wks', '10 weeks'],
    ['30 wks ARO max', '30 weeks'],
    ['8WKS ARO', '8 weeks'],
    ['within twelve (12) weeks of award', '12 weeks'],
    ['DELIVERY REQUIRED I2-I4 WEEKS ARO', '14 weeks'],
    ['Delivery within 28 days', '4 weeks'],
    ['need it asap', 'ASAP'],
    ['Ship as soon as possible.', 'ASAP'],
    ['Need it ASAP, no later than March 1, 2027', '2027-03-01'],
  ])('of %j is %s', (text, date) => expect(dateOf(text)).toBe(date));

  it.each([
    'Bids due 12/10/2026.',
    'Quote needed by December 4, 2026.',
    'No rush.',
    'Please quote ASAP.',
    'Please advise lead time ASAP.',
    'Bid opening is moved to December 22, 2026.',
    'Quote must be valid until March 1, 2027.',
    'Prices firm through June 30.',
    'The outage is booked for January.',
    'Outage window is July 4 to July 11.',
    'Energization is 9/1/2027, the generator test is 8/20/2027.',
    'School opens August 16, 2027.',
    'Shop drawings within 3 weeks of award.',
    'Submittals first, 2 weeks for review.',
    'It was built in May 1998 and failed on November 3, 2026.',
    'Warranty 36 months from delivery.',
    'Delivery was due on March 1, 2020.',
    'Payment in 30 days.',
    'I need your best numbers by Wednesday 12/2.',
    'Date 11/30/2026',
    'It may be needed, and 1/0 cable with 2-1/2 inch conduit.',
    'Not before February.',
  ])('is not guessed of %j', (text) => expect(dateOf(text)).toBeUndefined());

  it('is that of the latest message', () => {
    const text =
      'Customer wants it by January 29, 2027 now.\n\n> From: Chip Ludlow\n> Date: 11/19/26\n>\n> One 500 kVA pad, delivery by end of March 2027';
    expect(asked(text)).toMatchObject({ date: '2027-01-29' });
  });

  it('is not that of our own answer', () => {
    const text =
      'Hi Becca,\nplease revise. One 500 kVA pad.\nGil Ortega\n\nFrom: Becca Thorne\nSent: Monday\nTo: Gil Ortega\n\nWe can deliver in 12 weeks.';
    expect(asked(text)).not.toHaveProperty('date');
  });
});
