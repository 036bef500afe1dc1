import { createColumnFinder } from '../../../../../src/server/features/import/mapping/names';
import { orderFile } from '../../../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';

test.each([
  ['Puissance (kVA)', 'kva_rating'],
  ['Puissance nominale', 'kva_rating'],
  ['Primaire (kV)', 'primary_voltage'],
  ['Tension secondaire', 'secondary_voltage'],
  ["No d'inventaire", 'serial'],
  ["Volume d'huile (L)", 'oil_volume_gal'],
  ['Huile / Oil (L)', 'oil_volume_gal'],
  ['Année de fabrication', 'mfg_year'],
  ['Masse totale (kg)', 'weight_lbs'],
  ['Voltaje primario', 'primary_voltage'],
  ['Marca', 'manufacturer'],
  ['Año', 'mfg_year'],
  ['Couleur', undefined],
])('the name %j of units is %s', (header, name) => {
  expect(createColumnFinder(unitFile)(header)?.column.name).toBe(name);
});

test.each([
  ['No de commande', 'order_code'],
  ['Type de travail', 'order_type'],
  ['Ville de livraison', 'ship_city'],
  ['Fecha de entrega', 'request_date'],
  ['Prix de vente', 'sale_price'],
])('the name %j of orders is %s', (header, name) => {
  expect(createColumnFinder(orderFile)(header)?.column.name).toBe(name);
});

test.each([
  ['Volts Pri', 'primary_voltage'],
  ['Rated kVA', 'kva_rating'],
  ['Weight Total', 'weight_lbs'],
])('the words of %j may be in another order', (header, name) => {
  expect(createColumnFinder(unitFile)(header)?.column.name).toBe(name);
});
