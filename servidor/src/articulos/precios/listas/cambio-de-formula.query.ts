import type {
  CambioDeLista,
  ListaDePrecio,
  PrecioPrevisto,
  verCambioDeFormula,
  verListaNueva,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { ParsedOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import type { Tx } from '#db/db.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';
import { preciosConOtraFormula } from './cambio-de-formula.sql.ts';
import { conCambio, datosDe, exigirCostos, exigirDerivacion, SIN_COSTOS } from './formula-de-lista.ts';
import { leerListas } from './listas.query.ts';
import type { DatosDeLista } from './listas.repo.ts';

type Previa = ResponseOf<typeof verCambioDeFormula>;
type Pedido = ParsedOf<typeof verCambioDeFormula>['body'];
type Quien = { readonly tx: Tx; readonly usuario: Usuario; readonly ahora: Date };

/** What another formula would leave the prices of a lista at, in figures and one by one. It leaves nothing behind. */
export const ensayarFormula = (
  { dbLarga, ahora }: Entorno,
  usuario: Usuario,
  id: string,
  pedido: Pedido,
): Promise<Previa> => transaccion(dbLarga, (tx) => ensayar({ tx, usuario, ahora: ahora() }, id, pedido));

async function ensayar(quien: Quien, id: string, pedido: Pedido): Promise<Previa> {
  const { preciosEscritos, que, pagina, porPagina, ...cambio } = pedido;
  const listas = await leerListas(quien.tx);
  const antes = listas.find((lista) => lista.id === id);
  if (antes === undefined) return rechazar('comun.no_encontrado', { que: 'la lista de precios' });
  const datos = conCambio(antes, cambio);
  exigirCostos(quien.usuario, datosDe(antes), datos);
  const { nombre, derivacion } = datos;
  if (derivacion !== null) exigirDerivacion({ id, nombre, derivacion }, listas);
  const corte = { que, pagina, porPagina, conDetalle: seDetalla(quien, datos) };
  const leido = await leer(quien, { antes, datos, preciosEscritos }, corte);
  return { ...leido, derivadas: derivadasDe(id, listas), conDetalle: corte.conDetalle, pagina, porPagina };
}

/** A least margin that works prices out tells the cost. */
const seDetalla = ({ usuario }: Quien, { margenMinimo }: DatosDeLista): boolean =>
  usuario.puede('costo.ver') || margenMinimo === null;

type Nueva = ParsedOf<typeof verListaNueva>['body'];

/** What a lista that is not there yet would work out. It leaves nothing behind. */
export const ensayarListaNueva = ({ dbLarga, ahora }: Entorno, usuario: Usuario, pedido: Nueva): Promise<Previa> =>
  transaccion(dbLarga, async (tx) => {
    const quien = { tx, usuario, ahora: ahora() };
    const { que, pagina, porPagina, ...formula } = pedido;
    const datos: DatosDeLista = { ...formula, nombre: '', activa: true, sucursales: [] };
    exigirCostos(usuario, SIN_COSTOS, datos);
    const { nombre, derivacion } = datos;
    if (derivacion !== null) exigirDerivacion({ id: '', nombre, derivacion }, await leerListas(tx));
    const corte = { que, pagina, porPagina, conDetalle: seDetalla(quien, datos) };
    const leido = await leer(quien, { antes: null, datos, preciosEscritos: undefined }, corte);
    return { ...leido, derivadas: [], conDetalle: corte.conDetalle, pagina, porPagina };
  });

/** Whoever changes the formula of a lista looked at all the prices that stand out with it (PRE-04). */
export async function exigirRevisados(quien: Quien, cambio: OtroCalculo, revisados: number | undefined): Promise<void> {
  const { porRevisar } = await leer(quien, cambio, SIN_FILAS);
  if (porRevisar === 0 || porRevisar === revisados) return;
  rechazar('articulos.lista_por_revisar', { nombre: cambio.datos.nombre, cuantos: porRevisar });
}

type OtroCalculo = {
  /** Null of one that is still to be made. */
  readonly antes: ListaDePrecio | null;
  readonly datos: DatosDeLista;
  readonly preciosEscritos: CambioDeLista['preciosEscritos'];
};

type Corte = Pick<Pedido, 'que' | 'pagina' | 'porPagina'> & { readonly conDetalle: boolean };
const SIN_FILAS: Corte = { que: 'REVISAR', pagina: 1, porPagina: 1, conDetalle: false };

type Contado = Omit<Previa, 'filas' | 'derivadas' | 'conDetalle' | 'pagina' | 'porPagina' | 'bajoCosto'> & {
  readonly bajoCosto: number;
  readonly filas: readonly Fila[] | null;
};

type Fila = Omit<PrecioPrevisto, 'alertas'> & {
  readonly alertaVariacion: boolean;
  readonly alertaCosto: boolean;
  readonly sinPrecio: boolean;
};

/** Both at once: a page costs what the figures do, since what stands out first is known when all of them are. */
async function leer(
  { tx, usuario, ahora }: Quien,
  { antes, datos, preciosEscritos }: OtroCalculo,
  { que, pagina, porPagina, conDetalle }: Corte,
): Promise<Omit<Previa, 'derivadas' | 'conDetalle' | 'pagina' | 'porPagina'>> {
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  const verCosto = usuario.puede('costo.ver');
  // Only what takes the place of prices that were written by hand may end them.
  const siguenEscritos = antes?.tipo === 'DERIVADA' || datos.derivacion === null || preciosEscritos === 'SIGUEN';
  const otra = { listaId: antes?.id ?? null, datos, siguenEscritos, ahora, limiteDeVariacion, verCosto };
  const pedidas = que === 'REVISAR' ? ALERTA : sql`despues is distinct from antes`;
  // One statement over each price once: compiling it takes longer than what it saves, and what it holds does not go to disk.
  await sql`select set_config('jit', 'off', true), set_config('work_mem', '48MB', true)`.execute(tx);
  const { rows } = await sql<Contado>`
    with precio_previsto as materialized (${preciosConOtraFormula(otra)}),
    contado as (
      select count(*) filter (where despues > antes)::int as suben, count(*) filter (where despues < antes)::int as bajan,
             count(*) filter (where despues = antes)::int as iguales,
             count(*) filter (where despues is null)::int as pierden, count(*) filter (where antes is null)::int as ganan,
             count(*) filter (where alerta_variacion)::int as "fueraDeLimite",
             count(*) filter (where alerta_costo)::int as "bajoCosto",
             count(*) filter (where ${ALERTA})::int as "porRevisar",
             count(*) filter (where ${pedidas})::int as total
      from precio_previsto)
    select c.*, ${limiteDeVariacion} as "limiteDeVariacion",
           ${conDetalle ? unaPagina(pedidas, pagina, porPagina) : sql`null`} as filas
    from contado c`.execute(tx);
  const { bajoCosto, filas, ...cifras } = definido(rows[0], 'the row of a count');
  return {
    ...cifras,
    ...(verCosto ? { bajoCosto } : {}),
    filas: (filas ?? []).map((fila) => aPrecio(fila, verCosto)),
  };
}

const ALERTA = sql`(alerta_variacion or alerta_costo or sin_precio)`;

/** Those that stand out first, and of them those that move most. */
const unaPagina = (pedidas: RawBuilder<unknown>, pagina: number, porPagina: number) => sql`(
  select json_agg(x) from (
    select a.id, a.codigo, a.descripcion, p.antes::text, p.despues::text, p.variacion::text, p.margen::text,
           p.alerta_variacion as "alertaVariacion", p.alerta_costo as "alertaCosto", p.sin_precio as "sinPrecio"
    from precio_previsto p join articulo a on a.id = p.articulo_id
    where ${pedidas}
    order by p.sin_precio desc, p.alerta_variacion desc, p.alerta_costo desc, abs(p.variacion) desc nulls last,
             a.codigo collate "C", a.id
    limit ${porPagina} offset ${(pagina - 1) * porPagina}) x)`;

const enPorcentaje = (valor: string | null | undefined): string | null => (valor ? textoDecimal(valor, 0, 2) : null);

function aPrecio(
  { alertaVariacion, alertaCosto, sinPrecio, margen, ...fila }: Fila,
  verCosto: boolean,
): PrecioPrevisto {
  return {
    ...fila,
    antes: fila.antes && textoUnitario(fila.antes),
    despues: fila.despues && textoUnitario(fila.despues),
    variacion: enPorcentaje(fila.variacion),
    ...(verCosto ? { margen: enPorcentaje(margen) } : {}),
    alertas: [
      ...(alertaVariacion ? (['VARIACION'] as const) : []),
      ...(alertaCosto ? (['BAJO_COSTO'] as const) : []),
      ...(sinPrecio ? (['SIN_PRECIO'] as const) : []),
    ],
  };
}

/** The active ones that come out of a lista, by themselves or through another. */
function derivadasDe(id: string, listas: readonly ListaDePrecio[]): string[] {
  const salen = new Set([id]);
  let antes: number;
  do {
    antes = salen.size;
    for (const { id: suyo, derivacion } of listas) if (salen.has(derivacion?.listaBaseId ?? '')) salen.add(suyo);
  } while (salen.size > antes);
  return listas.filter((lista) => lista.activa && lista.id !== id && salen.has(lista.id)).map(({ nombre }) => nombre);
}
