import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { cargarCotizaciones, cargarListas, cargarLotes, type LoteParaCargar, leerLista } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { cotizacionesHasta } from './generar/dolar.ts';
import { DIA_MS } from './generar/precios.ts';

type Derivada = {
  readonly nombre: string;
  readonly base: 'LISTA' | 'COSTO_REPOSICION';
  readonly coeficiente: string;
  readonly paso: string;
  readonly moneda?: 'USD';
  readonly incluyeIva?: true;
  readonly margenMinimo?: string;
};

const DERIVADAS: readonly Derivada[] = [
  { nombre: 'Mayorista', base: 'LISTA', coeficiente: '0.82', paso: '10', margenMinimo: '12' },
  { nombre: 'Talleres', base: 'LISTA', coeficiente: '0.92', paso: '10' },
  { nombre: 'Mostrador con IVA', base: 'LISTA', coeficiente: '1', paso: '50', incluyeIva: true },
  { nombre: 'Exportación', base: 'LISTA', coeficiente: '0.88', paso: '0.05', moneda: 'USD' },
  { nombre: 'Empleados', base: 'COSTO_REPOSICION', coeficiente: '1.12', paso: '10' },
];
const MANUAL = 'Flotas';

export type Listas = { readonly general: string; readonly flotas: string };

/** The dollar of the last year and a half, and the listas that go with the one every company has. */
export async function cargarListasDeMuestra(tx: Tx, hasta: Date, autor: string): Promise<Listas> {
  await cargarCotizaciones(tx, cotizacionesHasta(hasta), {
    fuente: 'Banco Nación, billete vendedor',
    usuarioId: autor,
  });
  const { id: general } = definido(await leerLista(tx, undefined), 'the default lista');
  const comun = {
    moneda: 'ARS',
    incluyeIva: false,
    derivacion: null,
    margenMinimo: null,
    activa: true,
    sucursales: [],
  };
  const derivadas = DERIVADAS.map(({ nombre, base, coeficiente, paso, ...mas }) => ({
    ...comun,
    ...{ nombre, ...mas },
    derivacion: {
      ...{ base, coeficiente, paso, modo: 'CERCANO' as const, adicional: '0' },
      ...(base === 'LISTA' ? { listaBaseId: general } : {}),
    },
  }));
  const [flotas] = await cargarListas(tx, [{ ...comun, nombre: MANUAL }, ...derivadas]);
  return { general, flotas: definido(flotas, 'the lista of fleets') };
}

type Contexto = {
  readonly hasta: Date;
  readonly listaId: string;
  /** By the normal form of its name. */
  readonly marcas: ReadonlyMap<string, string>;
  readonly autorId: string;
  readonly aprobadorId: string;
};

type LoteDeMuestra = Pick<LoteParaCargar, 'motivo' | 'regla'> & {
  readonly marca: string;
  readonly haceDias: number;
  readonly estado: LoteParaCargar['final']['estado'];
  readonly porque?: string;
};

const LOTES: readonly LoteDeMuestra[] = [
  {
    marca: 'Corven',
    motivo: 'Lista Corven: suba del 6 %',
    regla: { tipo: 'PORCENTAJE', valor: '6' },
    haceDias: 26,
    estado: 'APLICADO',
  },
  {
    marca: 'Fram',
    motivo: 'Filtros Fram: ajuste por flete',
    regla: { tipo: 'PORCENTAJE', valor: '4.5' },
    haceDias: 11,
    estado: 'APLICADO',
  },
  {
    marca: 'SKF',
    motivo: 'SKF: lista del mes que viene',
    regla: { tipo: 'PORCENTAJE', valor: '8' },
    haceDias: 2,
    estado: 'PROGRAMADO',
  },
  {
    marca: 'Bosch',
    motivo: 'Bosch: mantener el margen',
    regla: { tipo: 'MANTENER_MARGEN' },
    haceDias: 3,
    estado: 'SIMULADO',
  },
  {
    marca: 'Taranto',
    motivo: 'Juntas: llevar a 45 % de margen',
    regla: { tipo: 'MARGEN', valor: '45', base: 'COSTO_REPOSICION' },
    haceDias: 1,
    estado: 'BORRADOR',
  },
  {
    marca: 'Bosch',
    motivo: 'Bosch: prueba de suba',
    regla: { tipo: 'PORCENTAJE', valor: '35' },
    haceDias: 18,
    estado: 'DESCARTADO',
    porque: 'Bosch avisó que no sube',
  },
];

const HORA_MS = 3_600_000;
const FALTAN_DIAS = 5;

/** Batches of prices: some that were applied, one to be applied in some days, others on their way. */
export async function cargarLotesDeMuestra(tx: Tx, { hasta, listaId, marcas, ...quienes }: Contexto): Promise<void> {
  await cargarLotes(
    tx,
    LOTES.flatMap(({ marca, motivo, regla, haceDias, estado, porque = '' }): LoteParaCargar[] => {
      const marcaId = marcas.get(normaCodigo(marca));
      if (marcaId === undefined) return [];
      const aplicaDesde = new Date(hasta.getTime() + FALTAN_DIAS * DIA_MS + 8 * HORA_MS);
      return [
        {
          ...{ ...quienes, motivo, regla, filtro: { marcaId }, listaIds: [listaId] },
          redondeo: { paso: '10', modo: 'CERCANO', terminacion: '0' },
          en: new Date(hasta.getTime() - haceDias * DIA_MS + 10 * HORA_MS),
          final: { estado, aplicaDesde, porque },
        },
      ];
    }),
  );
}
