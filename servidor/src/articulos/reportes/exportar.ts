import type {
  ConsultaDeCalidad,
  ConsultaDeCambios,
  ConsultaDeInactivos,
  ConsultaDeValuacion,
  ConsultaDeVentas,
  FilaDeAbc,
  FilaDeCalidad,
  FilaDeCambio,
  FilaDeInactivo,
  FilaDeValuacion,
  FilaDeVentas,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { ivaEnColumna } from '@trastienda/nucleo/articulos/iva.ts';
import type { Falta } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import { leerCampoDeFormula } from '@trastienda/nucleo/articulos/reportes/contrato-de-cambios.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { fechaHoraTexto, instanteTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { CAMPOS_AUDITADOS } from '#articulos/nombres.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv, type TipoDeCelda } from '#http/csv.ts';
import { type FiltroDeAbc, recorrerAbc } from './abc.query.ts';
import { recorrerCalidad } from './calidad.query.ts';
import { recorrerCambios } from './cambios.query.ts';
import { recorrerInactivos } from './inactivos.query.ts';
import { recorrerValuacion } from './valuacion.query.ts';
import { alcanceDeVentas, recorrerVentas } from './ventas.query.ts';

type Nombrado = { readonly codigo: string; readonly descripcion: string; readonly rubro: string };

const NOMBRADO: readonly ColumnaCsv<Nombrado>[] = [
  { titulo: 'Código', columna: 'codigo', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
  { titulo: 'Rubro', columna: 'rubro', valor: ({ rubro }) => rubro },
];

const numero = <Fila>(titulo: string, columna: string, valor: ColumnaCsv<Fila>['valor']): ColumnaCsv<Fila> => ({
  titulo,
  columna,
  tipo: 'numero',
  valor,
});

const FALTAS: Readonly<Record<Falta, string>> = {
  SIN_PRECIO: 'sin precio',
  SIN_COSTO: 'sin costo',
  BAJO_COSTO: 'precio bajo el costo',
  COSTO_VIEJO: 'costo viejo',
  SIN_PROVEEDOR: 'sin proveedor',
  SIN_BARRAS: 'sin código de barras',
  SIN_CLASIFICAR: 'sin clasificar',
  IVA_DISTINTO: 'IVA distinto del de su rubro',
  SIN_MARCA: 'sin marca',
  SIN_MINIMO: 'sin mínimo',
  SIN_IMAGEN: 'sin imagen',
  DESCRIPCION_REPETIDA: 'descripción repetida',
};

export async function exportarCalidad(consulta: Consulta, filtro: ConsultaDeCalidad): Promise<ArchivoCsv> {
  const columnas: readonly ColumnaCsv<FilaDeCalidad>[] = [
    ...NOMBRADO,
    { titulo: 'Marca', columna: 'marca', valor: ({ marca }) => marca },
    { titulo: 'IVA', tipo: 'numero', valor: ({ iva }) => ivaEnColumna(iva) },
    {
      titulo: 'Qué le falta',
      columna: 'faltas',
      valor: ({ faltas }) => faltas.map((falta) => FALTAS[falta]).join(', '),
    },
  ];
  return archivoCsv({ nombre: 'calidad-de-datos.csv', columnas, filas: recorrerCalidad(consulta, filtro) });
}

export async function exportarVentas(consulta: Consulta, filtro: ConsultaDeVentas): Promise<ArchivoCsv> {
  const { veCosto } = alcanceDeVentas(consulta.usuario, filtro.sucursalId);
  const deCosto: readonly ColumnaCsv<FilaDeVentas>[] = [
    numero('Costo al salir', 'costo', ({ costo }) => costo),
    numero('Margen', 'margen', ({ margen }) => margen),
    numero('Margen s/ venta %', 'margenPorciento', ({ margenPorciento }) => margenPorciento),
    numero('Costo de reposición', 'deHoy', ({ reposicion }) => reposicion),
    numero('Margen s/ venta, a costo de hoy %', 'deHoy', ({ margenDeHoyPorciento }) => margenDeHoyPorciento),
  ];
  const columnas: readonly ColumnaCsv<FilaDeVentas>[] = [
    ...NOMBRADO,
    { titulo: 'Unidad', columna: 'unidades', valor: ({ unidad }) => unidad },
    numero('Unidades', 'unidades', ({ unidades }) => unidades),
    numero('Venta neta', 'importe', ({ importe }) => importe),
    ...(veCosto ? deCosto : []),
    numero('Existencia', 'existencia', ({ existencia }) => existencia),
  ];
  const nombre = filtro.vista === 'sinVentas' ? 'con-stock-y-sin-ventas.csv' : 'mas-vendidos.csv';
  return archivoCsv({ nombre, columnas, filas: recorrerVentas(consulta, filtro) });
}

const CLASES = {
  PRECIO: 'Precio',
  COSTO: 'Costo',
  FORMULA: 'Fórmula',
  CLASIFICACION: 'Clasificación',
  DATOS: 'Datos',
} as const;

const DE_FORMULA: Readonly<Record<string, string>> = {
  base: 'Sale de',
  coeficiente: 'Coeficiente',
  paso: 'Redondear a múltiplos de',
  modo: 'Modo de redondeo',
  adicional: 'Adicional',
  margenMinimo: 'Margen mínimo sobre el costo',
};

function loQueCambio({ clase, campo }: FilaDeCambio): string {
  if (clase === 'PRECIO') return campo;
  if (clase === 'COSTO') return `${CLASES.COSTO} · ${campo}`;
  if (clase === 'FORMULA') {
    const { campo: suyo, lista } = leerCampoDeFormula(campo);
    return `${lista} · ${DE_FORMULA[suyo] ?? suyo}`;
  }
  return CAMPOS_AUDITADOS[campo] ?? campo;
}

const VALORES_DE_FORMULA: Readonly<Record<string, string>> = {
  COSTO_REPOSICION: 'Costo de reposición',
  COSTO_PROMEDIO: 'Costo promedio',
  CERCANO: 'Cercano',
  ARRIBA: 'Arriba',
  ABAJO: 'Abajo',
};
const SIN_CIFRA: ReadonlySet<string> = new Set(['base', 'modo']);

/** What was and what is of one thing is a figure, and of another one a text. */
function tipoDeValor({ clase, campo }: FilaDeCambio): TipoDeCelda {
  if (clase === 'FORMULA') return SIN_CIFRA.has(leerCampoDeFormula(campo).campo) ? 'texto' : 'numero';
  return clase === 'PRECIO' || clase === 'COSTO' ? 'numero' : 'texto';
}

function valorDe({ clase }: FilaDeCambio, valor: string | null): string | null {
  if (valor === null) return null;
  if (clase === 'PRECIO' || clase === 'COSTO') return textoUnitario(valor);
  return clase === 'FORMULA' ? (VALORES_DE_FORMULA[valor] ?? valor) : valor;
}

export async function exportarCambios(consulta: Consulta, filtro: ConsultaDeCambios): Promise<ArchivoCsv> {
  const columnas: readonly ColumnaCsv<FilaDeCambio>[] = [
    { titulo: 'Cuándo', columna: 'en', tipo: 'fecha', valor: ({ en }) => fechaHoraTexto(new Date(en)) },
    { titulo: 'Quién', columna: 'quien', valor: ({ quien }) => quien || 'El sistema' },
    ...NOMBRADO,
    { titulo: 'Clase', columna: 'campo', valor: ({ clase }) => CLASES[clase] },
    { titulo: 'Qué', columna: 'campo', valor: loQueCambio },
    { titulo: 'Antes', columna: 'antes', tipo: tipoDeValor, valor: (fila) => valorDe(fila, fila.antes) },
    { titulo: 'Después', columna: 'despues', tipo: tipoDeValor, valor: (fila) => valorDe(fila, fila.despues) },
    numero('Variación %', 'variacion', ({ variacion }) => variacion),
    { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
  ];
  return archivoCsv({ nombre: 'cambios-de-articulos.csv', columnas, filas: recorrerCambios(consulta, filtro) });
}

export async function exportarAbc(consulta: Consulta, filtro: FiltroDeAbc): Promise<ArchivoCsv> {
  const columnas: readonly ColumnaCsv<FilaDeAbc>[] = [
    ...NOMBRADO,
    { titulo: 'Unidad', columna: 'unidades', valor: ({ unidad }) => unidad },
    numero('Salidas', 'unidades', ({ unidades }) => unidades),
    numero('Valor de salidas', 'valor', ({ valor }) => valor),
    numero('Participación %', 'participacion', ({ participacion }) => participacion),
    numero('Acumulado %', 'acumulado', ({ acumulado }) => acumulado),
    numero('Variación %', 'variacion', ({ variacion }) => variacion),
    { titulo: 'ABC', columna: 'clase', valor: ({ abc }) => abc },
    { titulo: 'XYZ', columna: 'clase', valor: ({ xyz }) => xyz },
  ];
  return archivoCsv({ nombre: 'abc-xyz.csv', columnas, filas: await recorrerAbc(consulta, filtro) });
}

const BLOQUEOS = {
  STOCK: 'tiene stock',
  RESERVA: 'tiene reservas',
  NOTA: 'está en notas abiertas',
  AJUSTE: 'está en ajustes sin aplicar',
  ESTRUCTURA: 'está en una estructura vigente o programada',
  CODIGO: 'otro usa su código',
  CLASIFICACION: 'su subfamilia está inactiva',
  FUSION: 'se fusionó en otro',
} as const satisfies Record<FilaDeInactivo['bloqueos'][number], string>;

export async function exportarInactivos(consulta: Consulta, filtro: ConsultaDeInactivos): Promise<ArchivoCsv> {
  const columnas: readonly ColumnaCsv<FilaDeInactivo>[] = [
    ...NOMBRADO,
    { titulo: 'Desde', columna: 'en', tipo: 'fecha', valor: ({ en }) => instanteTexto(en) },
    { titulo: 'Quién', columna: 'quien', valor: ({ quien }) => quien },
    { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
    {
      titulo: 'Qué lo traba',
      columna: 'traba',
      valor: ({ bloqueos }) => bloqueos.map((bloqueo) => BLOQUEOS[bloqueo]).join(', '),
    },
  ];
  const nombre = filtro.vista === 'porInactivar' ? 'articulos-por-inactivar.csv' : 'articulos-inactivos.csv';
  return archivoCsv({ nombre, columnas, filas: recorrerInactivos(consulta, filtro) });
}

export async function exportarValuacion(consulta: Consulta, filtro: ConsultaDeValuacion): Promise<ArchivoCsv> {
  const columnas: readonly ColumnaCsv<FilaDeValuacion>[] = [
    ...NOMBRADO,
    { titulo: 'Unidad', columna: 'cantidad', valor: ({ unidad }) => unidad },
    numero('Cantidad', 'cantidad', ({ cantidad }) => cantidad),
    numero('Costo promedio', 'costoPromedio', ({ costoPromedio }) => costoPromedio),
    numero('Costo de reposición', 'costoReposicion', ({ costoReposicion }) => costoReposicion),
    numero('Valor a promedio', 'promedio', ({ promedio }) => promedio),
    numero('Valor a reposición', 'reposicion', ({ reposicion }) => reposicion),
    numero('Brecha', 'brecha', ({ brecha }) => brecha),
    numero('Brecha %', 'brechaPorciento', ({ brechaPorciento }) => brechaPorciento),
  ];
  return archivoCsv({ nombre: 'valuacion.csv', columnas, filas: recorrerValuacion(consulta, filtro) });
}
