import type { ConsultaDeListaImpresa } from '@trastienda/nucleo/articulos/contrato.ts';
import { MAXIMO_CON_IMAGENES } from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino, fechaHoraTexto, finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type ColumnaDeArticulos, precioEnPapel } from '#articulos/exportacion/columnas-en-papel.ts';
import { leerMalImpresos } from '#articulos/exportacion/mal-impresos.query.ts';
import { cuantosArticulos, tandasEnPapel } from '#articulos/exportacion/tandas-en-papel.ts';
import type { Lista } from '#articulos/precios/listas/una-lista.query.ts';
import type { Marco } from '#articulos/tabla/filtros.query.ts';
import { exigirMarco } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';
import type { ArchivoPdf } from '#http/papel/pdf.ts';
import { archivoDeTabla, type EncargoDeTabla, medir } from '#http/papel/tabla.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { type Elegidos, elegirParaImprimir, leerSucursalDeCabeza, loQueLleva } from './elegir.query.ts';
import { type Imagenes, leerConImagen } from './imagenes.ts';
import { leerLotesPorCumplirse } from './lotes-por-cumplirse.query.ts';

/** How much paper the list would take, and the page of each rubro. */
export async function medirLista(consulta: Consulta, query: ConsultaDeListaImpresa) {
  const { encargo, elegidos, marco } = await preparar(consulta, query, null);
  const { paginas, paginasDeIndice, secciones } = medir(encargo);
  return {
    articulos: elegidos.articulos,
    paginas,
    lotesPorCumplirse: await lotesPorCumplirse(consulta, query, marco),
    malImpresos: await leerMalImpresos(consulta.db, elegidos.ids),
    rubros: secciones.map(({ titulo, filas, pagina }) => ({
      nombre: titulo,
      articulos: filas,
      pagina: pagina + paginasDeIndice,
    })),
  };
}

/** At any hour of its day: whoever hands out the list that day would find other prices at the counter. */
async function lotesPorCumplirse({ db }: Consulta, query: ConsultaDeListaImpresa, marco: Marco) {
  const { vigencia } = query;
  const { listaId } = marco;
  if (vigencia === undefined || listaId === undefined) return [];
  const lleva = await loQueLleva(db, query, marco);
  return leerLotesPorCumplirse(db, { listaId, antesDe: finDelDia(vigencia), lleva });
}

/** The printed price list (REA-01): by rubro and familia, with its index; it goes out as it is drawn. */
export async function imprimirLista(
  consulta: Consulta,
  query: ConsultaDeListaImpresa,
  imagenes: Imagenes,
): Promise<ArchivoPdf> {
  const { encargo, elegidos, columnas, marco } = await preparar(consulta, query, imagenes);
  const deCada = query.conImagenes === 'true' ? imagenes.de : undefined;
  const tandas = tandasEnPapel(consulta.db, elegidos.ids, marco, columnas, deCada);
  return archivoDeTabla(`lista-de-precios-${diaArgentino(consulta.ahora)}.pdf`, encargo, tandas);
}

type Preparada = {
  readonly encargo: EncargoDeTabla;
  readonly elegidos: Elegidos;
  readonly columnas: readonly ColumnaDeArticulos[];
  readonly marco: Marco;
};

/** `imagenes` is null for who only asks how much paper it takes: a logo takes none. */
async function preparar(
  consulta: Consulta,
  query: ConsultaDeListaImpresa,
  imagenes: Imagenes | null,
): Promise<Preparada> {
  const { db, ahora } = consulta;
  const { lista, marco } = await exigirMarco({ ...consulta, ahora: desdeCuando(query, ahora) }, query.listaId);
  const conImagenes = query.conImagenes === 'true';
  // How much paper they take depends on which of them have a picture, and on nothing else of each.
  const elegidos = await elegirParaImprimir(db, query, marco, { enOrden: imagenes !== null || conImagenes });
  const sucursal = await leerSucursalDeCabeza(db, query.sucursalId);
  const columnas = columnasDe(query, lista);
  if (conImagenes && elegidos.articulos > MAXIMO_CON_IMAGENES) {
    const message = 'Con imágenes entran hasta 20.000 artículos. Elegí un rubro o una marca, o imprimila sin ellas.';
    datosInvalidos([{ path: ['?', 'conImagenes'], message }]);
  }
  const logo = query.conLogo === 'true' ? await imagenes?.logo(sucursal.id) : undefined;
  const encargo = {
    titulo: query.titulo || `Lista de precios · ${lista.nombre}`,
    bajadas: [bajadaDe(query, lista, elegidos.articulos), query.nota ?? ''].filter((linea) => linea !== ''),
    negocio: { nombre: query.negocio || sucursal.nombre, datos: sucursal.datos },
    pie: `Impresa el ${fechaHoraTexto(ahora)} · Los precios pueden cambiar sin aviso.`,
    // What the thread is sent must be plain: the functions of the columns stay here.
    columnas: [...(conImagenes ? [IMAGEN] : []), ...columnas.map(({ valor: _, ...columna }) => columna)],
    grupos: elegidos.grupos,
    conIndice: true,
    ...(conImagenes ? { conImagen: await leerConImagen(db, elegidos.ids) } : {}),
    ...(logo ? { logo } : {}),
  };
  return { encargo, elegidos, columnas, marco };
}

/**
 * The prices are those of the day the list says it holds from (PRE-05); of one that is past, those of now. Its first instant is
 * let go by: what was to begin then, and holds no longer, has ended right after it.
 */
function desdeCuando({ vigencia }: ConsultaDeListaImpresa, ahora: Date): Date {
  const dia = vigencia === undefined ? ahora : new Date(inicioDelDia(vigencia).getTime() + 1);
  return dia > ahora ? dia : ahora;
}

const IMAGEN = { titulo: '', peso: 0.85 };

function bajadaDe({ vigencia, precios }: ConsultaDeListaImpresa, lista: Lista, articulos: number): string {
  const iva = { CON_IVA: 'Precios con IVA', NETO: 'Precios sin IVA', AMBOS: 'Precios sin y con IVA' }[precios];
  return [
    vigencia === undefined ? '' : `Vigente desde el ${escribirDia(vigencia)}`,
    `${iva}, en ${lista.moneda === 'USD' ? 'dólares' : 'pesos'}`,
    cuantosArticulos(articulos),
  ]
    .filter((parte) => parte !== '')
    .join(' · ');
}

function columnasDe({ precios }: ConsultaDeListaImpresa, { moneda }: Lista): readonly ColumnaDeArticulos[] {
  const signo = moneda === 'USD' ? ' US$' : ' $';
  const precio = (titulo: string, cual: 'precio' | 'precioConIva'): ColumnaDeArticulos => ({
    titulo: `${titulo}${signo}`,
    peso: 1.3,
    alinear: 'fin',
    negrita: true,
    valor: (fila) => precioEnPapel(fila[cual]),
  });
  return [
    { titulo: 'Código', peso: 1.35, negrita: true, entera: true, valor: ({ codigo }) => codigo },
    { titulo: 'Descripción', peso: 4.5, valor: ({ descripcion }) => descripcion },
    { titulo: 'Marca', peso: 1.1, valor: ({ marca }) => marca ?? '' },
    { titulo: 'Unidad', peso: 0.6, valor: ({ unidad }) => unidad },
    ...(precios === 'CON_IVA' ? [] : [precio('Sin IVA', 'precio')]),
    ...(precios === 'NETO' ? [] : [precio('Con IVA', 'precioConIva')]),
  ];
}
