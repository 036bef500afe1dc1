/** Names of columns in French and Spanish, without accents and articles, below the English name. */
const NAMES: Readonly<Record<string, string>> = {
  'IC #': 'numero inventaire, numero unite, numero inventario, inventario, numero unidad',
  'Serial #': 'numero serie, serie',
  Condition: 'etat, condicion',
  'Work Needed': 'travaux, travail requis, trabajo requerido',
  Phase: 'fases, fase, nombre phases, nb phases, numero fases',
  'Power Rating': 'puissance, puissance nominale, potencia, potencia nominal, capacidad, capacite',
  'Primary Voltage':
    'primaire, tension primaire, haute tension, voltage primaire, primario, voltaje primario, tension primaria, alta tension, voltaje alta',
  'Secondary Voltage':
    'secondaire, tension secondaire, basse tension, voltage secondaire, secundario, voltaje secundario, tension secundaria, baja tension, voltaje baja',
  Impedance: 'impedance, impedancia',
  Taps: 'prises, prises reglage, derivaciones',
  Windings: 'enroulements, enroulement, bobinages, devanado, devanados, bobinas',
  Fluid: 'fluide, liquide, liquide isolant, huile, type huile, fluido, liquido, aceite, tipo aceite',
  'Fluid Volume': 'volume huile, volume liquide, volumen aceite, volumen, quantite huile',
  Weight: 'masse, masse totale, poids, poids total, peso, peso total, masa',
  Height: 'hauteur, alto, altura',
  Width: 'largeur, ancho',
  Depth: 'profondeur, profundidad, fondo',
  Mounting: 'type transformateur, montage, montaje, tipo, tipo transformador',
  Manufacturer: 'fabricant, marque, fabricante, marca',
  'Year Built': 'annee, annee fabrication, ano, ano fabricacion',
  Location: 'emplacement, lieu, entrepot, cour, ubicacion, almacen, patio',
  Order: 'commande, numero commande, numero pedido, pedido, orden, numero orden',
  Job: 'travail, numero travail, bon travail, trabajo, numero trabajo',
  'Job Type': 'type travail, type commande, tipo trabajo, tipo pedido',
  Customer: 'client, nom client, cliente, nombre cliente',
  City: 'ville, ville livraison, ciudad, ciudad entrega',
  Province: 'prov, provincia',
  'Order Date': 'date commande, fecha pedido, fecha orden',
  'Due Date': 'echeance, date demandee, date requise, date livraison, fecha entrega, fecha requerida',
  Price: 'prix, prix vente, prix demande, precio, precio venta',
  Rep: 'vendeur, vendeuse, representant, vendedor, representante',
  Notes: 'remarques, commentaires, observaciones, notas, comentarios',
};

const SMALL_WORDS = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'del', 'el', 'en', 'au']);
const NUMBER_WORDS = new Set(['no', 'nº', 'n', 'num', 'nro', '#']);

const foreignName = (name: string): string =>
  (
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .match(/[\p{L}\p{N}]+|#/gu) ?? []
  )
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => (NUMBER_WORDS.has(word) ? 'numero' : word))
    .join(' ');

const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([english, names]) => names.split(', ').map((name) => [name, english] as const)),
);

/** 'Power Rating' of 'Puissance nominale'; null for a name that is none of these. */
export const englishHeader = (name: string): string | null => ENGLISH.get(foreignName(name)) ?? null;
