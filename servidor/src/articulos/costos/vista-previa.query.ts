import type {
  CambioDeCosto,
  CostoPrevisto,
  verCambioDeCostos as contrato,
  SeleccionDeArticulos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { COSTOS_QUE_QUEDAN } from '@trastienda/nucleo/articulos/costos/cambio-de-costo.ts';
import { ALERTAS } from '@trastienda/nucleo/articulos/precios/alertas.ts';
import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { sql } from 'kysely';
import { leerElegidos } from '#articulos/edicion-en-lote/elegidos.query.ts';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { leerCambios } from '#articulos/precios/cotizaciones/cotizaciones.query.ts';
import type { Tx } from '#db/db.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';
import { preverMargenes } from './margenes.sql.ts';
import { contarPlan, planearCostos, TOPE_DE_COSTOS } from './plan.repo.ts';

const SE_MUESTRAN = 50;

type Pedido = { readonly seleccion: SeleccionDeArticulos; readonly cambio: CambioDeCosto };
type Previa = ResponseOf<typeof contrato>;

/** What a change would leave, in figures and with those that stand out first. It sees one moment and leaves nothing behind. */
export function ensayarCambio({ dbLarga, ahora }: Entorno, usuario: Usuario, pedido: Pedido): Promise<Previa> {
  // It shows costs, whoever may write them.
  if (!usuario.puede('costo.ver')) rechazar('comun.sin_permiso', {});
  return transaccion(dbLarga, (tx) => verCambio(tx, { usuario, ahora: ahora() }, pedido));
}

async function verCambio(
  tx: Tx,
  quien: { readonly usuario: Usuario; readonly ahora: Date },
  { seleccion, cambio }: Pedido,
): Promise<Previa> {
  const ids = await leerElegidos(tx, quien, seleccion, TOPE_DE_COSTOS);
  await planearCostos(tx, ids, { cambio, origen: '', ahora: quien.ahora });
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  const cambios = await leerCambios(tx, quien.ahora);
  const lista = await preverMargenes(tx, { ahora: quien.ahora, cambios, limiteDeVariacion, todos: ids.length });
  return {
    ...(await contarPlan(tx)),
    lista,
    quedan: await contarQueQuedan(tx),
    porMoneda: await sumarPorMoneda(tx),
    ...(await leerCifras(tx)),
    muestra: await leerMuestra(tx),
  };
}

async function contarQueQuedan(tx: Tx): Promise<Previa['quedan']> {
  const { rows } = await sql<Previa['quedan'][number]>`
    select queda as motivo, count(*)::int as articulos from plan_de_costos where queda is not null group by queda`.execute(
    tx,
  );
  return COSTOS_QUE_QUEDAN.flatMap((motivo) => rows.filter((fila) => fila.motivo === motivo));
}

async function sumarPorMoneda(tx: Tx): Promise<Previa['porMoneda']> {
  const { rows } = await sql<{ moneda: Moneda; articulos: number; antes: string; despues: string }>`
    select moneda, count(*)::int as articulos, sum(antes) as antes, sum(despues) as despues
    from plan_de_costos where queda is null group by moneda order by moneda`.execute(tx);
  return rows.map((fila) => ({ ...fila, antes: textoTotal(fila.antes), despues: textoTotal(fila.despues) }));
}

const enPorcentaje = (valor: string | null): string | null => valor && textoDecimal(valor, 0, 2);

type Cifras = Pick<Previa, 'margenMedioAntes' | 'margenMedioDespues' | 'sinPrecio' | 'siguen' | 'deProveedor'>;

async function leerCifras(tx: Tx): Promise<Cifras & Pick<Previa, 'porAlerta'>> {
  const { rows } = await sql<Cifras & Readonly<Record<(typeof ALERTAS)[number], number>>>`
    select round(avg(margen_antes) filter (where margen_despues is not null), 2) as "margenMedioAntes",
           -- Of the same prices before and after; where none has both, of what there is after.
           round(coalesce(avg(margen_despues) filter (where margen_antes is not null), avg(margen_despues)), 2) as "margenMedioDespues",
           count(*) filter (where precio is null)::int as "sinPrecio", count(*) filter (where sigue)::int as siguen,
           count(*) filter (where de_proveedor)::int as "deProveedor",
           count(*) filter (where alerta_variacion)::int as "VARIACION", count(*) filter (where alerta_margen)::int as "BAJO_MARGEN"
    from prevision_de_costos`.execute(tx);
  const { VARIACION, BAJO_MARGEN, ...cifras } = definido(rows[0], 'the row of a count');
  const cuantas = { VARIACION, BAJO_MARGEN };
  return {
    ...cifras,
    margenMedioAntes: enPorcentaje(cifras.margenMedioAntes),
    margenMedioDespues: enPorcentaje(cifras.margenMedioDespues),
    porAlerta: ALERTAS.flatMap((alerta) => (cuantas[alerta] > 0 ? [{ alerta, articulos: cuantas[alerta] }] : [])),
  };
}

type Linea = Omit<CostoPrevisto, 'alertas'> & { readonly alertaVariacion: boolean; readonly alertaMargen: boolean };

async function leerMuestra(tx: Tx): Promise<CostoPrevisto[]> {
  const { rows } = await sql<Linea>`
    select p.id, a.codigo, a.descripcion, p.moneda, p.antes, p.despues, p.variacion, p.margen_antes as "margenAntes",
           p.margen_despues as "margenDespues", p.sigue, p.de_proveedor as "deProveedor",
           p.alerta_variacion as "alertaVariacion", p.alerta_margen as "alertaMargen"
    from prevision_de_costos p join articulo a on a.id = p.id
    order by p.alerta_margen desc, p.alerta_variacion desc, p.margen_despues nulls last, a.codigo collate "C", a.id
    limit ${SE_MUESTRAN}`.execute(tx);
  return rows.map(({ alertaVariacion, alertaMargen, ...fila }) => ({
    ...fila,
    antes: textoUnitario(fila.antes),
    despues: textoUnitario(fila.despues),
    variacion: enPorcentaje(fila.variacion),
    margenAntes: enPorcentaje(fila.margenAntes),
    margenDespues: enPorcentaje(fila.margenDespues),
    alertas: [
      ...(alertaVariacion ? (['VARIACION'] as const) : []),
      ...(alertaMargen ? (['BAJO_MARGEN'] as const) : []),
    ],
  }));
}
