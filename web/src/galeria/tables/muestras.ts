import { azar, entero, unoDe } from '#galeria/comun/azar.ts';

export const ESTADOS = ['activo', 'pendiente', 'completado', 'cancelado'] as const;
export type Estado = (typeof ESTADOS)[number];

export type Proyecto = {
  readonly id: number;
  readonly responsable: string;
  readonly rol: string;
  readonly proyecto: string;
  readonly equipo: readonly string[];
  readonly estado: Estado;
  readonly semanas: number;
  /** Thousands of pesos. */
  readonly presupuesto: number;
};

const p = (
  id: number,
  [responsable, rol, proyecto]: readonly [string, string, string],
  equipo: readonly string[],
  estado: Estado,
  [semanas, presupuesto]: readonly [number, number],
): Proyecto => ({ id, responsable, rol, proyecto, equipo, estado, semanas, presupuesto });

export const PROYECTOS: readonly Proyecto[] = [
  p(1, ['Sabina Roldán', 'Diseñadora', 'Etiquetas nuevas'], ['Nicanor Paz', 'Delfina Ojeda'], 'activo', [11, 3900]),
  p(
    2,
    ['Andrés Villar', 'Jefe de proyecto', 'Portal de talleres'],
    ['Ulises Bravo', 'Emilia Sáenz', 'Tomás Ríos'],
    'pendiente',
    [19, 24500],
  ),
  p(3, ['Cristian Molina', 'Programador', 'Lector de remitos'], ['Delfina Ojeda'], 'completado', [30, 12800]),
  p(
    4,
    ['Nieves Páez', 'Encargada de depósito', 'Estanterías del fondo'],
    ['Tomás Ríos', 'Sabina Roldán'],
    'activo',
    [7, 2400],
  ),
  p(5, ['Gerardo Luna', 'Comprador', 'Convenio de bujías'], ['Emilia Sáenz'], 'cancelado', [23, 9300]),
  p(
    6,
    ['Olivia Duarte', 'Vendedora', 'Promoción de invierno'],
    ['Nicanor Paz', 'Ulises Bravo'],
    'pendiente',
    [4, 1700],
  ),
  p(7, ['Ezequiel Ramos', 'Analista', 'Tablero de reposición'], ['Sabina Roldán', 'Tomás Ríos'], 'activo', [16, 8600]),
  p(8, ['Íngrid Peralta', 'Contadora', 'Cierre trimestral'], ['Gerardo Luna'], 'completado', [6, 4100]),
  p(9, ['Bautista Nievas', 'Técnico', 'Red del mostrador'], ['Cristian Molina'], 'activo', [9, 5200]),
  p(
    10,
    ['Rosario Campos', 'Vendedora', 'Catálogo de frenos'],
    ['Olivia Duarte', 'Nicanor Paz'],
    'pendiente',
    [13, 6400],
  ),
  p(11, ['Lisandro Vega', 'Mecánico', 'Banco de pruebas'], ['Bautista Nievas'], 'cancelado', [27, 18900]),
  p(
    12,
    ['Jacinta Moreno', 'Compradora', 'Importación de filtros'],
    ['Gerardo Luna', 'Íngrid Peralta'],
    'activo',
    [21, 31200],
  ),
  p(13, ['Zoe Arrieta', 'Diseñadora', 'Carteles de sucursal'], ['Sabina Roldán'], 'completado', [5, 2900]),
  p(14, ['Hernán Quiroz', 'Chofer', 'Recorrido del norte'], ['Nieves Páez', 'Rosario Campos'], 'pendiente', [8, 7300]),
  p(
    15,
    ['Fabiola Toledo', 'Programadora', 'Pagos con código'],
    ['Cristian Molina', 'Ezequiel Ramos'],
    'activo',
    [14, 15600],
  ),
];

export type Venta = { readonly fecha: string; readonly cliente: string; readonly cantidad: number };
export type Producto = {
  readonly id: number;
  readonly nombre: string;
  readonly cliente: string;
  readonly enStock: boolean;
  readonly precio: number;
  readonly articulos: number;
  readonly historial: readonly Venta[];
};

const CLIENTES = [
  'Taller La Biela',
  'Lubricentro Sur',
  'Remises Avenida',
  'Agro Los Ceibos',
  'Chapa y Pintura Tito',
] as const;

export const PRODUCTOS: readonly Producto[] = productos();

function productos(): readonly Producto[] {
  const sorteo = azar('productos de tabla');
  const nombres = [
    'Kit de distribución',
    'Bomba de agua',
    'Juego de pastillas',
    'Amortiguador delantero',
    'Batería 75 Ah',
    'Filtro de habitáculo',
  ];
  return nombres.map((nombre, i) => ({
    id: i + 1,
    nombre,
    cliente: unoDe(sorteo, CLIENTES),
    enStock: i % 3 !== 2,
    precio: entero(sorteo, 18, 210) * 500,
    articulos: entero(sorteo, 1, 9),
    historial: Array.from({ length: 2 + (i % 2) }, (_, vez) => ({
      fecha: `2026-${String(10 - vez).padStart(2, '0')}-${String(entero(sorteo, 1, 28)).padStart(2, '0')}`,
      cliente: unoDe(sorteo, CLIENTES),
      cantidad: entero(sorteo, 1, 6),
    })),
  }));
}

export type Opinion = {
  readonly id: number;
  readonly producto: string;
  readonly detalle: string;
  readonly estrellas: number;
  readonly comentario: string;
  readonly ganancia: number;
};

export const opinionesDeMuestra = (): readonly Opinion[] => {
  const sorteo = azar('opiniones de tabla');
  const productosVistos = [
    ['Crique hidráulico', 'De 2 toneladas'],
    ['Juego de llaves', 'Combinadas, 12 piezas'],
    ['Lámpara de inspección', 'Con imán'],
    ['Compresor de mano', 'A 12 V'],
    ['Cargador de baterías', 'Inteligente, 6 A'],
    ['Escáner OBD', 'Con pantalla'],
    ['Alfombras de goma', 'Juego de cuatro'],
    ['Cubre volante', 'Cuero ecológico'],
    ['Portaequipaje', 'De techo'],
    ['Cadenas para nieve', 'Rodado 15'],
    ['Matafuego', 'De 1 kg'],
    ['Kit de emergencia', 'Balizas y chaleco'],
  ] as const;
  const comentarios = [
    'Cumple lo que promete.',
    'Llegó antes de lo que esperaba.',
    'Buena calidad por el precio.',
    'Al segundo uso ya se había aflojado.',
    'Lo volvería a comprar.',
  ] as const;
  return productosVistos.map(([producto, detalle], i) => ({
    id: i + 1,
    producto,
    detalle,
    estrellas: entero(sorteo, 2, 5),
    comentario: unoDe(sorteo, comentarios),
    ganancia: entero(sorteo, 40, 980) * 1000,
  }));
};

const ESTADOS_DE_ORDEN = ['entregado', 'enCamino', 'anulado'] as const;
export type Orden = {
  readonly numero: number;
  readonly cliente: string;
  readonly articulos: number;
  readonly total: number;
  readonly fecha: string;
  readonly estado: (typeof ESTADOS_DE_ORDEN)[number];
};

export const ORDENES: readonly Orden[] = ordenes(28);

function ordenes(cuantas: number): readonly Orden[] {
  const sorteo = azar('órdenes de tabla');
  return Array.from({ length: cuantas }, (_, i) => ({
    numero: 20418 - i,
    cliente: unoDe(sorteo, CLIENTES),
    articulos: entero(sorteo, 1, 14),
    total: entero(sorteo, 24, 960) * 750,
    fecha: new Date(Date.UTC(2026, 10, 20 - i, 12)).toISOString().slice(0, 10),
    estado: unoDe(sorteo, ESTADOS_DE_ORDEN),
  }));
}
