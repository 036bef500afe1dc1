import { readsLines } from './said';

describe('fluids and windings', () => {
  readsLines(
    ['oil_type', 'coil_type'],
    [
      [
        '> How many do you need?\n3\n> What size?\n500\n> Primary voltage?\n13200 grounded wye / 7620\n> Secondary?\n208Y/120\n> New or used?\neither',
        '- | -',
      ],
      [
        'Transformer T-1: 2000 kVA, 13.8kV Δ - 480Y/277V. Transformer T-2: 1000 kVA, 13.8kV Δ - 208Y/120V. T-1 FR3, T-2 mineral oil.',
        'FR3 | -',
        'Mineral Oil | -',
      ],
      ['need 500 kva pad 12470D 480Y/277, mineral oil preferred but FR3 would work', 'Mineral Oil or FR3 | -'],
      ['need 500 kva pad 12470D 480Y/277, must be FR3. The existing units are mineral oil.', 'FR3 | -'],
      [
        '500 kva pad. Fluid shall be less flammable (FR3, Envirotemp 360 or approved equal), no mineral oil.',
        'FR3 | -',
      ],
      ['500 kva pad. Not FR3. Mineral oil.', 'Mineral Oil | -'],
      ['500 kva pad, oil filled (FR3 is not required)', '- | -'],
      ["500 kva pad, FR3 if it doesn't add more than 5%, otherwise mineral oil", 'FR3 or Mineral Oil | -'],
      ['500 kva pad, dry type is not acceptable, FR3 only', 'FR3 | -'],
      ['500 kva pad, natural ester (FR3) fluid', 'FR3 | -'],
      ['500 kva pad. mineral oil is fine, no need for ester fluid', 'Mineral Oil | -'],
      ['500 kva pad filled with FR3 vegetable oil', 'FR3 | -'],
      ['500 kva pad, non-PCB mineral oil', 'Mineral Oil | -'],
      ['500 kva pad. We used to buy silicone but now only FR3.', 'FR3 | -'],
      ['500 kva pad. Copper windings preferred, aluminum acceptable.', '- | Copper or Aluminum'],
      ['500 kva pad. Aluminum windings not acceptable.', '- | not Aluminum'],
      ['500 kva pad. Windings: copper (no aluminum). Secondary cable is aluminum.', '- | Copper'],
      ['500 kva pad, cu-cu', '- | -'],
      ['500 kva pad, CU/CU windings, copper ground bus, aluminum nameplate', '- | Copper'],
      ['500 kva pad, al wound ok', '- | Aluminum'],
      ['500 kva pad. copper HV and LV windings', '- | Copper'],
      ['500 kva pad. HV aluminum, LV copper.', '- | HV Aluminum / LV Copper'],
      ['500 kva pad, either winding material', '- | -'],
      ['500 kva pad, all copper', '- | Copper'],
      ['500 kva pad, 100% copper wound, with copper ground strap', '- | Copper'],
      ['500 kva pad. Aluminum primary winding and copper secondary winding', '- | HV Aluminum / LV Copper'],
      ['500 kva pad. bare copper ground wire by others. 4/0 aluminum secondary cables.', '- | -'],
      [
        "500 kva pad. Transformer windings shall be either copper or aluminum at the manufacturer's option.",
        '- | Copper or Aluminum',
      ],
      ['500 kva pad. Do not quote aluminum.', '- | not Aluminum'],
      ['500 kva pad. We want copper not aluminum. Radial not loop.', '- | Copper'],
      ['500 kva pad. dead front is required; live front will be rejected', '- | -'],
      ['500 kva pad. Please no live-front units. Single phase only.', '- | -'],
      ['500 kva pad, unless you only have live front, then dead front not needed', '- | -'],
      ['500 kva pad, 3 phase, 480 volt single phase loads also served', '- | -'],
      ['500 kva pad for a 3 phase 480V motor, 12470 primary', '- | -'],
      ['fluid FR3 only, 500 kva pad', 'FR3 | -'],
      ['500 kva pad, Envirotemp', 'FR3 | -'],
      ['500 kva pad, filled with Cargill FR3', 'FR3 | -'],
      ['500 kva pad, FR-3', 'FR3 | -'],
      ['500 kva pad, soy oil or mineral', 'Natural Ester or Mineral Oil | -'],
      ['500 kva pad, natural ester fluid, FR3 or BIOTEMP', 'FR3 or BIOTEMP | -'],
      ['500 kva pad, synthetic ester', 'Synthetic Ester | -'],
      ['500 kva pad, mineral oil (type II)', 'Mineral Oil | -'],
      ['500 kva pad, liquid filled', '- | -'],
      ['500 kva pad, oil-filled', '- | -'],
      ['500 kva pad, silicone filled like the old one', 'Silicone | -'],
      ['500 kva pad, R-Temp no longer allowed, use FR3', 'FR3 | -'],
      ['500 kva pad, quote mineral oil, add for FR3', 'Mineral Oil or FR3? | -'],
      ['500 kva pad, price with mineral oil and as an option FR3', 'Mineral Oil or FR3 | -'],
      ['500 kva pad, FR3 preferred', 'FR3 | -'],
      ['500 kva pad, no silicone, no R-temp', 'not Silicone or R-Temp | -'],
      ['500 kva pad, no PCBs', '- | -'],
      ['500 kva pad, either FR3 or mineral oil is acceptable', 'FR3 or Mineral Oil | -'],
      ['500 kva pad, mineral oil shall not be used', 'not Mineral Oil | -'],
      ['500 kva pad, fluid other than mineral oil', 'not Mineral Oil | -'],
      ['500 kva pad, must be biodegradable (FR3 or equal)', 'FR3 | -'],
      ['500 kva pad, changed our mind, mineral oil instead of FR3', 'Mineral Oil | -'],
      ['500 kva pad, FR3 rather than mineral', 'FR3 | -'],
      ["500 kva pad, we don't want FR3, mineral oil", 'Mineral Oil | -'],
      ['500 kva pad, Mineral oil or better', 'Mineral Oil | -'],
      ['500 kva pad, wound with copper', '- | Copper'],
      ['500 kva pad, windings to be copper', '- | Copper'],
      ['500 kva pad, cu windings', '- | Copper'],
      ['500 kva pad, Al/Cu windings', '- | Aluminum or Copper?'],
      ['500 kva pad, aluminium windings', '- | Aluminum'],
      ['500 kva pad, copper primary and secondary windings', '- | Copper'],
      ['500 kva pad, winding conductor: aluminum', '- | Aluminum'],
      ['500 kva pad, aluminum lugs, copper windings', '- | Copper'],
      ['500 kva pad, wdgs: copper', '- | Copper'],
      ['500 kva pad, LV copper / HV aluminum', '- | HV Aluminum / LV Copper'],
      ['500 kva pad, no aluminum', '- | not Aluminum'],
      ['500 kva pad, copper or aluminum', '- | Copper or Aluminum'],
      ['500 kva pad, aluminum is not an option', '- | not Aluminum'],
      ['500 kva pad, copper bus in the switchgear', '- | -'],
      ['500 kva pad, aluminum cabinet', '- | -'],
      ['500 kva pad, copper only', '- | Copper'],
      ['500 kva pad, Cu', '- | Copper'],
      ['500 kva pad, copper windings not required', '- | -'],
      ['500 kva pad, copper if available otherwise aluminum', '- | Copper or Aluminum'],
    ],
  );
});

describe('things that a text refuses, prefers or strikes out', () => {
  readsLines(
    ['oil_type', 'coil_type'],
    [
      ['1000 kVA pad 12470D 480Y/277\nWINDINGS COPPER PREFERRED NOT REQUIRED', '- | Copper or Aluminum?'],
      [
        '1000 kVA pad 12470D 480Y/277\nH.V. conductor : copper\nL.V. conductor : aluminum',
        '- | HV Copper / LV Aluminum',
      ],
      ['1000 kVA pad 12470D 480Y/277\nHV winding material: copper', '- | HV Copper?'],
      ['1000 kVA pad 12470D 480Y/277\nwindings - al/al', '- | Aluminum'],
      ['1000 kVA pad 12470D 480Y/277\nCu/Cu', '- | Copper'],
      ['1000 kVA pad 12470D 480Y/277\nEster Midel 7131', 'Synthetic Ester | -'],
      [
        '1000 kVA pad 12470D 480Y/277\n- oil: the mineral is refused by the client, vegetal ester obligatory',
        'Natural Ester | -',
      ],
      ['1000 kVA pad 12470D 480Y/277, ~~mineral oil~~ FR3', 'FR3 | -'],
      [
        'What we want: 1000 kVA pad 12470D 480Y/277, mineral oil.\nWhat we do not want: aluminum windings, FR3.',
        'Mineral Oil | not Aluminum',
      ],
      [
        '1000 kVA pad 12470D 480Y/277. We do not accept: aluminum, silicone, live front.',
        'not Silicone | not Aluminum',
      ],
      ['1000 kVA pad 12470D 480Y/277. Unacceptable: aluminum windings, mineral oil.', 'not Mineral Oil | not Aluminum'],
      ['1000 kVA pad 12470D 480Y/277. Exclusions: aluminum windings, FR3', 'not FR3 | not Aluminum'],
      ['1000 kVA pad 12470D 480Y/277. We have a spare with aluminum windings in silicone.', '- | -'],
    ],
  );
});

describe('materials that do not matter, or are of one side', () => {
  readsLines(
    ['oil_type', 'coil_type'],
    [
      ["1000 kVA pad 12470D 480Y/277; don't care copper vs aluminum", '- | Copper or Aluminum'],
      ['1000 kVA pad 12470D 480Y/277; FR3 or mineral oil, no preference', 'FR3 or Mineral Oil | -'],
      ['1000 kVA pad 12470D 480Y/277; copper only for the LV side, any for HV', '- | LV Copper?'],
      ['1000 kVA pad 12470D 480Y/277; copper windings on HV and LV', '- | Copper'],
      ['1000 kVA pad 12470D 480Y/277; grounding pads copper faced', '- | -'],
      ['1500 kVA pad 12470D 480Y/277, no FR3 or aluminum', 'not FR3 | not Aluminum'],
      ['1500 kVA pad 12470D 480Y/277. We accept everything except FR3 and aluminum.', 'not FR3 | not Aluminum'],
      ['1500 kVA pad 12470D 480Y/277. We will not accept partial shipments, FR3 only.', 'FR3 | -'],
      ['1500 kVA pad 12470D 480Y/277. Please do not include freight, FR3 fluid, copper windings.', 'FR3 | Copper'],
      ['1000 kVA pad 12470D 480Y/277. Loop feed is not affected, and FR3 is not negotiable.', 'FR3 | -'],
    ],
  );
});

describe('condition, equals and the kind of unit', () => {
  readsLines(
    ['condition', 'or_equal', 'unit_type'],
    [
      [
        "1000 kVA pad 12470D 480Y/277. It may be new or rewound, but a surplus unit off somebody's lot is not acceptable to the carrier.",
        'New or Rewound | - | pad',
      ],
      ['Temporary unit needed while ours is rewound. 1000 kVA pad 12470D 480Y/277. Used is okay.', 'Used | - | pad'],
      ['1000 kVA pad 12470D 480Y/277. Not wanted: used, rebuilt', '- | - | pad'],
      ['1000 kVA pad 12470D 480Y/277. 52.211-6 Brand Name or Equal does not apply.', '- | - | pad'],
      ['1000 kVA pad 12470D 480Y/277. Howard or approved equal.', '- | yes | pad'],
      ['3000 kVA 44 kV delta 4160Y/2400. Substation type.', '- | - | substation'],
      ['7500 kVA 69 kV delta 13.2Y/7.62\nFURNISHING ONE SUBSTATION POWER TRANSFORMER', '- | - | substation'],
      ['50 kVA single phase 7620 240/120 Transformer of pole', '- | - | pole'],
      ['225 pad 3ph 13.2 grd wye / 7.62 -> 208/120', '- | - | pad'],
    ],
  );
});

describe('what is new, and which condition would do', () => {
  readsLines(
    ['condition', 'unit_type'],
    [
      ['The new evaporator house wants a transformer. One padmount, 300 kVA, 12470D to 208Y/120', '- | pad'],
      ['We need a new 300 kVA padmount, 12470D to 208Y/120', 'New | pad'],
      ['We need a new three phase padmount, 300 kVA, 12470D to 208Y/120', 'New | pad'],
      ['One padmount, 300 kVA, 12470D to 208Y/120. We would be happy with a used one.', 'Used | pad'],
      ['One padmount, 300 kVA, 12470D to 208Y/120. The pad there is one used by the fire crew.', '- | pad'],
      ['Item 1   no change   1 ea   padmount, 300 kVA, 12470D to 208Y/120', '- | pad'],
      ['300 kVA, 12470D to 208Y/120, no padmount', '- | -'],
    ],
  );
});
