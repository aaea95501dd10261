import { abrir } from '#servidor/abrir.ts';
import { cargarArticulos, cargarPrecios } from '#servidor/articulos/index.ts';
import { leerConfiguracion } from '#servidor/configuracion.ts';
import { transaccion } from '#servidor/db/transaccion.ts';
import type { ServidorDePrueba } from './servidor.ts';
import type { Interfaz } from './tienda.ts';

/** As many as the table has to bear. */
export const ARTICULOS = 120_000;

const MARCAS = ['Wega', 'Mann', 'Bosch', 'Cofap'] as const;
const PARTES = ['Filtro de aceite', 'Pastilla de freno', 'Amortiguador', 'Bujía', 'Correa', 'Rótula', 'Bomba de agua'];
const AUTOS = [
  'Hilux',
  'Amarok',
  'Gol Trend',
  'Corolla',
  'Ranger',
  'Kangoo',
  'Duster',
  'S10',
  'Cronos',
  'Partner',
  'Etios',
];

const cargados = new WeakMap<ServidorDePrueba, Promise<void>>();

/** The code of the n-th row, from 0, when they stand in the order of their codes. */
export const codigoDe = (n: number): string => `T-${String(n + 1).padStart(6, '0')}`;

/** A catalogue of 120,000 artículos with their prices, put in through the doors that imports use. Once for each server. */
export function cargarCatalogo(servidor: ServidorDePrueba, interfaz: Interfaz): Promise<void> {
  const carga = cargados.get(servidor) ?? cargar(servidor, interfaz);
  cargados.set(servidor, carga);
  return carga;
}

async function cargar({ dataDir }: ServidorDePrueba, interfaz: Interfaz): Promise<void> {
  const marcas: string[] = [];
  for (const nombre of MARCAS) marcas.push((await interfaz.crear('/api/tablas-generales/marcas', { nombre })).id);
  const configuracion = leerConfiguracion({ ...process.env, DATA_DIR: dataDir });
  const { db, pool, cerrar } = await abrir(configuracion, {
    papel: 'orden',
    log: { info: () => {}, warn: (texto) => console.warn(texto) },
  });
  try {
    await transaccion(db, async (tx) => {
      const ids = await cargarArticulos(
        tx,
        Array.from({ length: ARTICULOS }, (_, n) => ({
          codigo: codigoDe(n),
          descripcion: `${PARTES[n % PARTES.length]} ${AUTOS[n % AUTOS.length]}`,
          marcaId: marcas[n % marcas.length] ?? null,
        })),
        null,
      );
      const desde = new Date(Date.now() - 86_400_000);
      await cargarPrecios(
        tx,
        ids.map((articuloId, n) => ({ articuloId, importe: String(100 + n), desde })),
        null,
      );
    });
    await pool.query('analyze');
  } finally {
    await cerrar();
  }
}
