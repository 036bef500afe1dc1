/** Fields of units, orders and estimates whose values are costs and prices, US dollars: not for everybody's eyes. */
export const guardedFields: readonly string[] = [
  ...['unit_cost', 'labor_cost', 'materials_cost', 'list_price', 'sale_price'],
  ...['fr3_fill_cost', 'turn_pull_cost', 'feed_conversion_cost', 'replacement_cabinet_cost', 'retank_cost'],
  // Of an estimate.
  ...['price', 'all_costs', 'margin', 'additional_cabinet_cost', 're_tank_labor', 'entered_price'],
];
