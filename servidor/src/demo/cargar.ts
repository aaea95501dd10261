import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { fail, ok, type Result } from '@trastienda/nucleo/comun/result.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { usuarioDeConsola } from '#acceso/index.ts';
import type { Db, Tx } from '#db/db.ts';
import { asentarAuditoria, diferencias } from '#plataforma/auditoria.ts';
import { ACCION, datosQueHay, hayDemo, tomarTurno } from './base.query.ts';
import { cargarCatalogo } from './cargar-catalogo.ts';
import { cargarClientela } from './cargar-clientela.ts';
import { cargarCompras } from './cargar-compras.ts';
import { cargarConjuntos } from './cargar-conjuntos.ts';
import { cargarHistoria } from './cargar-historia.ts';
import { cargarLugares, type Lugares } from './cargar-lugares.ts';
import { cargarListasDeMuestra, cargarLotesDeMuestra } from './cargar-precios.ts';
import { crearRelaciones } from './cargar-relaciones.ts';
import { contarFilas } from './contar.ts';
import { type Catalogo, crearCatalogo } from './generar/articulo.ts';
import { crearClientela } from './generar/clientes.ts';
import { conjuntosPara, crearConjuntos } from './generar/conjuntos.ts';
import type { PedidoDeDemo } from './pedido.ts';

export type AvanceDeDemo = {
  readonly etapa: 'articulos' | 'clientes' | 'stock' | 'notas' | 'ordenar';
  readonly hechos: number;
  readonly total: number;
};

export type ResumenDeDemo = {
  readonly articulos: number;
  readonly precios: number;
  readonly clientes: number;
  readonly sucursales: number;
  readonly notas: number;
  readonly ajustes: number;
  readonly devoluciones: number;
};

export type RechazoDeDemo =
  | { readonly motivo: 'con_datos'; readonly datos: readonly string[] }
  | { readonly motivo: 'ya_cargada' }
  | { readonly motivo: 'en_curso' };

/**
 * Loads the demonstration company on a database without business data, in one transaction: all of it or nothing. The
 * same request gives the same company. `db` has the long limits of bulk work. Memory does not depend on its size but for some numbers per article.
 */
export async function cargarDemo(
  db: Db,
  pedido: PedidoDeDemo,
  avanzar: (avance: AvanceDeDemo) => void = () => {},
): Promise<Result<ResumenDeDemo, RechazoDeDemo>> {
  const resultado = await db.transaction().execute(async (tx) => {
    const rechazo = await revisar(tx);
    return rechazo ? fail(rechazo) : ok(await cargarTodo(tx, pedido, avanzar));
  });
  if (!resultado.ok) return resultado;
  // A database that has just been filled knows nothing of itself: without this the first searches go astray.
  avanzar({ etapa: 'ordenar', hechos: 0, total: 1 });
  await sql`vacuum (analyze)`.execute(db);
  avanzar({ etapa: 'ordenar', hechos: 1, total: 1 });
  return resultado;
}

async function revisar(tx: Tx): Promise<RechazoDeDemo | undefined> {
  if (!(await tomarTurno(tx))) return { motivo: 'en_curso' };
  if (await hayDemo(tx)) return { motivo: 'ya_cargada' };
  const datos = await datosQueHay(tx);
  return datos.length > 0 ? { motivo: 'con_datos', datos } : undefined;
}

async function cargarTodo(
  tx: Tx,
  pedido: PedidoDeDemo,
  avanzar: (avance: AvanceDeDemo) => void,
): Promise<ResumenDeDemo> {
  await aflojar(tx);
  const autor = await usuarioDeConsola(tx);
  const lugares = await cargarLugares(tx);
  const catalogo = crearCatalogo(pedido.articulos - conjuntosPara(pedido.articulos), pedido.semilla, pedido.hasta);
  const cliente = crearClientela(pedido.semilla);
  const { articulos, conjuntos, precios } = await cargarMercaderia(tx, {
    ...{ pedido, catalogo, lugares, avanzar, autor: autor.id },
  });
  const clientes = await cargarClientela(tx, { cliente, total: pedido.clientes, lugares, autor: autor.id, avanzar });
  const hecha = await cargarHistoria(tx, {
    ...{ pedido, catalogo, cliente, lugares, articulos, clientes, avanzar },
  });
  const resumen = {
    ...hecha,
    articulos: articulos.length + conjuntos,
    precios,
    clientes: clientes.length,
    sucursales: lugares.sucursales.length,
  };
  const { semilla, hasta } = pedido;
  await asentarAuditoria(
    tx,
    { usuarioId: autor.id, quien: autor.nombre, direccion: 'consola', pedidoId: uuidv7() },
    {
      accion: ACCION,
      entidad: 'demo',
      id: uuidv7(),
      cambios: diferencias(null, { ...resumen, semilla, hasta: diaArgentino(hasta) }),
    },
  );
  return resumen;
}

type Mercaderia = {
  readonly pedido: PedidoDeDemo;
  readonly catalogo: Catalogo;
  readonly lugares: Lugares;
  readonly autor: string;
  readonly avanzar: (avance: AvanceDeDemo) => void;
};

/** Everything that is sold, with what it is made of, and its prices. Answers the ids of the catalogue by their place. */
async function cargarMercaderia(tx: Tx, { pedido, catalogo, lugares, autor, avanzar }: Mercaderia) {
  const { semilla, hasta, articulos: cuantos } = pedido;
  const { unidades, vendedores } = lugares;
  const conjuntos = crearConjuntos();
  const { general, flotas } = await cargarListasDeMuestra(tx, hasta, autor);
  const { ids, precios, marcas, subfamilias } = await cargarCatalogo(tx, {
    ...{ catalogo, unidades, conjuntos, flotas, autor, avanzar },
    compras: await cargarCompras(tx, pedido, autor),
    relaciones: crearRelaciones(tx, semilla),
  });
  await contarFilas(tx, 'catalogo');
  const porNombre = new Map([...subfamilias].map(([{ nombre }, id]) => [nombre, id]));
  const hechos = conjuntosPara(cuantos) > 0 ? conjuntos.todos() : [];
  const deConjuntos = await cargarConjuntos(tx, {
    ...{ hasta, autor, conjuntos: hechos, unidad: definido(unidades.get('U'), 'the unidad') },
    subfamiliaId: (nombre) => definido(porNombre.get(nombre), 'its subfamilia'),
    movible: (i) => ({
      articuloId: definido(ids[i], 'the article'),
      decimales: definido(unidades.get(catalogo.subfamilia(i).unidad), 'its unidad').decimales,
    }),
  });
  const [autorId = autor, aprobadorId = autor] = vendedores;
  await cargarLotesDeMuestra(tx, { hasta, listaId: general, marcas, autorId, aprobadorId });
  return { articulos: ids, conjuntos: hechos.length, precios: precios + deConjuntos };
}

/** A load is one long transaction: its indexes may gather more before they sort it in, and what it reads is in memory. */
async function aflojar(tx: Tx): Promise<void> {
  await sql`set local gin_pending_list_limit = '512MB'`.execute(tx);
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`set local random_page_cost = 1.1`.execute(tx);
}
