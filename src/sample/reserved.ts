import { formatKva } from '../domain/format/number';

const transformerType = 'Three-Phase Pad';

/** Spec section 3, reserved transformer. Dates are ISO 8601, weight is in pounds, dimensions are width x depth x height in inches. */
const reserved = (
  itemCode: string,
  orderId: number,
  customerName: string,
  customerLocation: string,
  reservedDate: string,
  deliveryDate: string,
  kvaRating: number,
  primaryVoltage: string,
  secondaryVoltage: string,
  category: string,
  location: string,
  weight: number,
  dimensions: string,
  status: string,
  priority: string,
) => ({
  ...{
    itemCode,
    customerName,
    customerLocation,
    reservedDate,
    deliveryDate,
    kvaRating,
    primaryVoltage,
    secondaryVoltage,
  },
  ...{ transformerType, category, location, weight, dimensions, status, priority },
  id: `reserved-${itemCode}`,
  itemName: `${formatKva(kvaRating)} ${transformerType}, ${primaryVoltage} - ${secondaryVoltage}`,
  orderId: String(orderId),
});

/** The built-in list of the reserved screen (spec section 7: no request), of units and orders of the sample. */
// oxfmt-ignore
export const reservedTransformers = [
  reserved('458133', 10002, 'Ocotillo Ridge Hospital', 'Atlanta, GA', '2024-12-14', '2025-01-16', 300, '12470Y/7200', '208Y/120', 'Surplus', 'Phoenix, AZ', 3660, '74 x 40.75 x 51', 'In Transit', 'High'),
  reserved('54129057', 10008, 'Willow Bend School District', 'Boise, ID', '2025-05-21', '2025-07-24', 750, '34500GrdY/19920', '480Y/277', 'Surplus', 'Phoenix, AZ', 6410, '91.25 x 55.25 x 60', 'Reserved', 'Medium'),
  reserved('316204', 10026, 'Cinder Cone Geothermal', 'Omaha, NE', '2025-10-16', '2026-03-01', 500, '12470Y/7200', '208Y/120', 'Surplus', 'Sacramento, CA', 4670, '87.25 x 55.5 x 46.25', 'In Transit', 'Medium'),
  reserved('37307724', 10038, 'Painted Hills Winery', 'Atlanta, GA', '2025-11-21', '2026-03-10', 750, '13800D', '480D', 'Surplus', 'Tulsa, OK', 6040, '84.5 x 53 x 65.75', 'Reserved', 'Low'),
  reserved('729770183', 10044, 'Cinder Cone Geothermal', 'Tucson, AZ', '2025-12-06', '2026-03-27', 1000, '34500GrdY/19920', '480Y/277', 'Recycle', 'Phoenix, AZ', 8720, '92.5 x 62 x 61', 'In Transit', 'High'),
  reserved('200368421', 10056, 'Willow Bend School District', 'Boise, ID', '2025-12-21', '2026-01-31', 150, '34500GrdY/19920', '240D', 'Recycle', 'Phoenix, AZ', 2640, '64.75 x 40.25 x 50.75', 'Reserved', 'Medium'),
  reserved('4350963', 10062, 'Two Rivers Transit Authority', 'Billings, MT', '2025-12-28', '2026-05-14', 750, '24940GrdY/14400', '480Y/277', 'Surplus', 'Sacramento, CA', 6190, '83 x 61.25 x 61.75', 'Reserved', 'Medium'),
  reserved('2977206', 10074, 'Granite Fork Mining', 'Sacramento, CA', '2026-01-05', '2026-03-01', 2500, '12470GrdY/7200', '480Y/277', 'Surplus', 'Sacramento, CA', 12880, '75.25 x 97.5 x 72.25', 'Reserved', 'Low'),
  reserved('16469511', 10080, 'Blue Agave Foods', 'San Diego, CA', '2026-01-11', '2026-06-02', 75, '13200GrdY/7620', '480Y/277', 'Surplus', 'Austin, TX', 2290, '64 x 39.25 x 52.25', 'Reserved', 'High'),
  reserved('4924511', 10092, 'Arroyo Seco Plastics', 'Houston, TX', '2026-01-29', '2026-05-25', 750, '12470GrdY/7200', '208Y/120', 'Surplus', 'Phoenix, AZ', 6940, '88.25 x 54.75 x 63', 'Reserved', 'Medium'),
  reserved('18274622', 10098, 'Saguaro Valley Water District', 'Birmingham, AL', '2026-02-01', '2026-04-02', 750, '13800GrdY/7970', '208Y/120', 'Recycle', 'Austin, TX', 7160, '96 x 57.75 x 62', 'Reserved', 'Medium'),
  reserved('461649323', 10110, 'Granite Fork Mining', 'Boise, ID', '2026-02-08', '2026-04-09', 1500, '13200GrdY/7620', '480Y/277', 'Surplus', 'Austin, TX', 9450, '92.25 x 84.25 x 74.5', 'Reserved', 'Low'),
  reserved('6207918', 10116, 'Summit Ridge Telecom', 'San Diego, CA', '2026-02-11', '2026-03-20', 1000, '13200D', '480Y/277', 'Surplus', 'Sacramento, CA', 8630, '90 x 58.5 x 61.5', 'In Transit', 'High'),
  reserved('59599266', 10128, 'Silver Sage Properties', 'El Paso, TX', '2026-02-16', '2026-04-12', 750, '12470GrdY/7200', '480Y/277', 'Surplus', 'Sacramento, CA', 6230, '88.5 x 53.75 x 68', 'Delivered', 'Medium'),
  reserved('2656037', 10134, 'Kestrel Cold Storage', 'Minneapolis, MN', '2026-02-20', '2026-05-03', 3000, '13800GrdY/7970', '480Y/277', 'Recycle', 'Portland, OR', 15150, '85 x 99.25 x 73.75', 'Reserved', 'Medium'),
  reserved('3585397', 10146, 'Bluestem Ethanol', 'Des Moines, IA', '2026-02-25', '2026-04-26', 500, '13200Y/7620', '480Y/277', 'Surplus', 'Tulsa, OK', 4730, '96 x 51 x 51.75', 'Reserved', 'Low'),
];
