import { formasJuntas } from '@trastienda/nucleo/articulos/busqueda.ts';
import { controlQueFalta } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { type FilaDeArticulo, interpretarArticulo } from '@trastienda/nucleo/importaciones/entidades/articulo.ts';
import { sql } from 'kysely';
import {
  esperarLotes,
  guardarCamposDeCarga,
  guardarCargaDeArticulos,
  guardarPreciosDeCarga,
  leerLista,
  losApruebaOtro,
  sostenerCampos,
} from '#articulos/index.ts';
import type { Celda } from '#db/copia.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirQueTengaLotes, proponerLote } from '#importaciones/precios/precios-por-aprobar.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import { crearIds } from '#importaciones/trabajo/ids.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararArticulos } from './articulos-comparados.query.ts';
import { juzgarArticulos } from './articulos-juzgados.query.ts';
import { resultadosDeArticulos } from './articulos-resultados.repo.ts';
import { compararCampos } from './campos-comparados.query.ts';
import { camposPara } from './campos-propios.query.ts';
import { crearNombres, type Nombres } from './nombres-de-articulos.ts';

/** Rows of artículos: put down in a temporary table, compared with what there is in a few statements, and written. */
export async function abrirMesaDeArticulos(obra: Obra): Promise<Mesa> {
  const { copiar, opciones } = obra;
  await crearTablas(obra);
  await sostenerCampos(obra.tx);
  const tabla = { ...obra.tabla, propios: await camposPara(obra.tx, 'articulos') };
  const nombres = crearNombres();
  const nuevoId = crearIds();
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  const codigos = crearPila(copiar, 'carga_otro', ['id', 'fila', 'tipo', 'valor', 'valor_norm', 'debido']);
  const campos = crearPila(copiar, 'carga_campo', ['fila', 'campo_id', 'valor']);
  let conPrecios = false;
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarArticulo({ tabla, vaciosBorran: opciones.vaciosBorran }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      filas.poner(aCeldas(leida.fila, nombres, nuevoId));
      conPrecios ||= leida.fila.precio !== undefined;
      for (const { tipo, valor, valorNorm } of leida.fila.codigos) {
        const debido = tipo === 'BARRAS' ? controlQueFalta(valor) : null;
        codigos.poner([nuevoId(), leida.fila.fila, tipo, valor, valorNorm, debido]);
      }
      for (const { campoId, valor } of leida.fila.campos ?? []) campos.poner([leida.fila.fila, campoId, valor]);
      return [];
    },
    volcar: () => vaciar(filas, codigos, campos),
    terminar: () => terminar(obra, nombres, conPrecios),
  };
}

const COLUMNAS = [
  'fila',
  'id',
  'precio_id',
  'codigo',
  'codigo_norm',
  'descripcion',
  'marca',
  'quita_marca',
  'lugar',
  'unidad',
  'tipo',
  'iva',
  'precio',
  'moneda',
  'sin_precio',
  'moneda_dudosa',
  'por_que_dudosa',
  'permite_negativo',
  'observaciones',
  'codigo_palabras',
  'descripcion_palabras',
  'descripcion_juntas',
] as const;

async function crearTablas({ tx }: Obra): Promise<void> {
  await sql`
    create temp table carga_fila (
      fila integer not null, id uuid not null, precio_id uuid, codigo text not null, codigo_norm text collate "C" not null,
      descripcion text, marca integer, quita_marca boolean not null, lugar integer, unidad integer, tipo text, iva text,
      precio numeric(18,4), moneda text, sin_precio text, moneda_dudosa text, por_que_dudosa text, permite_negativo boolean, observaciones text,
      codigo_palabras text collate "C" not null, descripcion_palabras text collate "C",
      descripcion_juntas text collate "C"
    ) on commit drop`.execute(tx);
  await sql`
    create temp table carga_otro (
      id uuid not null, fila integer not null, tipo text not null, valor text not null, valor_norm text collate "C" not null,
      debido text
    ) on commit drop`.execute(tx);
  await sql`
    create temp table carga_campo (fila integer not null, campo_id uuid not null, valor text collate "C") on commit drop`.execute(
    tx,
  );
}

/**
 * Names become the numbers of their first appearance: the database compares each of them once, not once a row. What a
 * search finds it by goes along, worked out while the file is read: the database takes ten times as long.
 */
const aCeldas = (fila: FilaDeArticulo, nombres: Nombres, nuevoId: () => string): Celda[] => [
  fila.fila,
  nuevoId(),
  fila.precio === undefined ? null : nuevoId(),
  fila.codigo,
  fila.codigoNorm,
  fila.descripcion ?? null,
  fila.marca ? nombres.marca(fila.marca) : null,
  fila.marca === null,
  nombres.lugar(fila),
  fila.unidad === undefined ? null : nombres.unidad(fila.unidad),
  fila.tipo ?? null,
  fila.iva ?? null,
  fila.precio ?? null,
  fila.moneda ?? null,
  fila.sinPrecio ?? null,
  fila.monedaDudosa?.valor ?? null,
  fila.monedaDudosa?.motivo ?? null,
  fila.permiteNegativo ?? null,
  fila.observaciones ?? null,
  normaPalabras(fila.codigo),
  fila.descripcion === undefined ? null : normaPalabras(fila.descripcion),
  fila.descripcion === undefined ? null : formasJuntas(fila.descripcion),
];

const PASOS = 5;

async function terminar(obra: Obra, nombres: Nombres, conPrecios: boolean): Promise<Conteo> {
  const { tx, usuario, simular, opciones, archivo } = obra;
  const avanzar = (etapa: 'comparar' | 'guardar', hechos: number) => obra.avanzar({ etapa, hechos, total: PASOS });
  avanzar('comparar', 0);
  // What a batch is writing is not seen yet, and would cover the prices of the file.
  if (conPrecios && !simular) await esperarLotes(tx);
  const creados = await nombres.resolver(obra);
  avanzar('comparar', 1);
  const lista = definido(await leerLista(tx, opciones.listaId ?? undefined), 'the lista of the prices');
  const propone = conPrecios && (await losApruebaOtro(tx));
  if (propone) exigirQueTengaLotes(lista);
  // A profile goes on naming one that is out of use by now: nobody sells by it.
  else if (conPrecios && !lista.activa) rechazar('importaciones.lista_calculada', { nombre: lista.nombre });
  const ahora = await compararArticulos(obra, lista.id);
  avanzar('comparar', 2);
  await juzgarArticulos(obra, lista, propone ? ahora : null);
  await compararCampos(obra);
  await pasarRechazos(obra);
  avanzar('comparar', 4);
  const conteo = await resultadosDeArticulos(obra, propone);
  if (!simular) {
    const autoria = { usuarioId: usuario.id, ahora };
    avanzar('guardar', 1);
    await guardarCargaDeArticulos(tx, autoria);
    await guardarCamposDeCarga(tx);
    avanzar('guardar', 4);
    if (propone) await proponerLote(obra, { listaId: lista.id, ahora });
    else await guardarPreciosDeCarga(tx, { ...autoria, listaId: lista.id, motivo: `Importación de ${archivo}` });
  }
  const precios = propone
    ? `Precios de ${lista.nombre} que esperan que otra persona los apruebe`
    : `Precios nuevos en ${lista.nombre}`;
  return { ...conteo, detalles: detallar({ ...creados, ...conteo.otros, [precios]: conteo.precios }) };
}
