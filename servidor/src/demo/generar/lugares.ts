/** A branch of the demonstration company, with the places it keeps goods in. The first depósito is the one it sells from. */
type SucursalDeMuestra = {
  readonly codigo: string;
  readonly nombre: string;
  readonly domicilio: string;
  /** Province (ISO) and name of its localidad. */
  readonly localidad: readonly [iso: string, nombre: string];
  readonly telefono: string;
  readonly puntoDeVenta: number;
  readonly depositos: readonly {
    readonly codigo: string;
    readonly nombre: string;
    readonly clase: 'FISICO' | 'CUARENTENA' | 'TRANSITO';
  }[];
  /** Its share of the sales. */
  readonly peso: number;
};

const SALON = { codigo: 'SALON', nombre: 'Salón', clase: 'FISICO' } as const;
const DEPOSITO = { codigo: 'DEPO', nombre: 'Depósito', clase: 'FISICO' } as const;
const CUARENTENA = { codigo: 'REV', nombre: 'Garantías en revisión', clase: 'CUARENTENA' } as const;
/** Last, after those the story numbers. */
const CAMINO = { codigo: 'CAM', nombre: 'En camino', clase: 'TRANSITO' } as const;

/** Depósitos that sell, the same two in every branch: the sales floor and the storeroom. */
export const DEPOSITOS_POR_SUCURSAL = 2;

export const sucursales: readonly SucursalDeMuestra[] = [
  {
    codigo: 'CENTRAL',
    nombre: 'Casa Central',
    domicilio: 'Av. Juan Manuel de Rosas 3250',
    localidad: ['AR-B', 'San Justo'],
    telefono: '11 5555-0100',
    puntoDeVenta: 1,
    depositos: [SALON, DEPOSITO, CUARENTENA, CAMINO],
    peso: 0.34,
  },
  {
    codigo: 'WARNES',
    nombre: 'Sucursal Warnes',
    domicilio: 'Av. Warnes 1460',
    localidad: ['AR-C', 'Ciudad Autónoma de Buenos Aires'],
    telefono: '11 5555-0200',
    puntoDeVenta: 2,
    depositos: [SALON, DEPOSITO, CAMINO],
    peso: 0.23,
  },
  {
    codigo: 'ROSARIO',
    nombre: 'Sucursal Rosario',
    domicilio: 'Bv. 27 de Febrero 2180',
    localidad: ['AR-S', 'Rosario'],
    telefono: '341 555-0300',
    puntoDeVenta: 3,
    depositos: [SALON, DEPOSITO, CAMINO],
    peso: 0.18,
  },
  {
    codigo: 'CORDOBA',
    nombre: 'Sucursal Córdoba',
    domicilio: 'Av. Colón 4875',
    localidad: ['AR-X', 'Córdoba'],
    telefono: '351 555-0400',
    puntoDeVenta: 4,
    depositos: [SALON, DEPOSITO, CAMINO],
    peso: 0.15,
  },
  {
    codigo: 'MENDOZA',
    nombre: 'Sucursal Mendoza',
    domicilio: 'San Martín Sur 910',
    localidad: ['AR-M', 'Godoy Cruz'],
    telefono: '261 555-0500',
    puntoDeVenta: 5,
    depositos: [SALON, DEPOSITO, CAMINO],
    peso: 0.1,
  },
];

export const HORARIO = 'Lunes a viernes de 8 a 18, sábados de 8.30 a 13';

/** Who sells in each branch, two by two. */
export const VENDEDORES = [
  'Marcelo Giménez',
  'Romina Ledesma',
  'Gustavo Palumbo',
  'Carolina Weber',
  'Sergio Bianchi',
  'Yanina Correa',
  'Diego Carrizo',
  'Natalia Moretti',
  'Hernán Quiroga',
  'Lorena Zabala',
] as const;
