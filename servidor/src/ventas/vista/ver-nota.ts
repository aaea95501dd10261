import { kitsDisponibles } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { ESTADOS_POR_ENTREGAR, type EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { kitsLibres, lineasDeStock } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { type ReservaDeRenglon, reservadoPorRenglon } from '@trastienda/nucleo/ventas/nota.ts';
import { alcanceDeStock, leerUbicaciones } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import * as stock from '#stock/index.ts';
import { leerConNegativo } from '#ventas/borrador/con-negativo.query.ts';
import { leerArticulos } from '#ventas/borrador/leer-articulos.ts';
import { conComponentesDeHoy, type PartesPorRenglon } from '#ventas/kits/fijar-componentes.ts';
import { leerCancelaciones, leerEncabezado, leerEntregas, leerTransiciones } from './nota.query.ts';
import { type Disponibilidad, leerDisponibilidad } from './otras.query.ts';
import { leerRenglones, type RenglonLeido } from './renglones.query.ts';
import { contestar } from './respuesta.ts';

/** Everything a page of one nota shows. A nota of a sucursal the user may not see does not exist. */
export async function verNota(consulta: Consulta, id: string): Promise<NotaDetalle> {
  const { db, usuario } = consulta;
  const encabezado = await leerEncabezado(db, id);
  if (!encabezado || !usuario.puede('nota.ver', encabezado.sucursal.id)) {
    return rechazar('comun.no_encontrado', { que: 'la nota de pedido' });
  }
  const [guardados, reservas, entregas, cancelaciones, transiciones] = await Promise.all([
    leerRenglones(db, id),
    stock.reservasActivas(db, id),
    leerEntregas(db, id),
    leerCancelaciones(db, id),
    leerTransiciones(db, id),
  ]);
  const { numero, version, estado, sucursal, ...resto } = encabezado;
  const deHoy = estado === 'BORRADOR' ? await conComponentesDeHoy(db, guardados) : undefined;
  const leidos = deHoy?.abiertos ?? guardados;
  const base = contestar(
    { id, numero, version, estado: estado as EstadoNota, sucursalId: sucursal.id, renglones: leidos },
    reservas,
    usuario,
  );
  const porEntregar = ESTADOS_POR_ENTREGAR.some((uno) => uno === estado) ? leidos : [];
  const [hoy, ubicaciones, conNegativo] = await Promise.all([
    leerHoy(consulta, leidos, {
      listaId: resto.lista.id,
      congeladoEn: resto.creadaEn,
      depositoId: resto.deposito.id,
      reservas,
      partes: deHoy?.partes,
    }),
    leerDondeEsta(consulta, porEntregar, resto.deposito.id),
    leerConNegativo(consulta, porEntregar, { propio: resto.deposito.id, reservas }),
  ]);
  return {
    ...base,
    ...resto,
    sucursal,
    renglones: base.renglones.map((renglon, i) => {
      const { stock: hay, ...deHoyEnLista } = hoy(i);
      return { ...renglon, ...deHoyEnLista, stock: hay && { ...hay, ...conNegativo(renglon.id) } };
    }),
    ubicaciones,
    entregas,
    cancelaciones,
    transiciones,
  };
}

/** Where who prepares those lines finds them: in its own depósito and in those that the person may deliver from. */
async function leerDondeEsta(
  { db, usuario }: Consulta,
  renglones: readonly RenglonLeido[],
  propio: string,
): Promise<NotaDetalle['ubicaciones']> {
  const articuloIds = new Set(lineasDeStock(renglones).map(({ articuloId }) => articuloId));
  const filas = await leerUbicaciones(db, [...articuloIds]);
  return filas
    .filter(({ depositoId, sucursalId }) => depositoId === propio || usuario.puede('nota.finalizar', sucursalId))
    .map(({ articuloId, depositoId, ubicacion }) => ({ articuloId, depositoId, ubicacion }));
}

type Lugar = {
  readonly listaId: string;
  readonly congeladoEn: string;
  readonly depositoId: string;
  readonly reservas: readonly ReservaDeRenglon[];
  /** Of a draft: only quantities that may still change look at other prices. */
  readonly partes: PartesPorRenglon | undefined;
};

/** What the list and the depósitos say now, beside what each line froze (VEN-03, VEN-07). */
async function leerHoy(
  { db, usuario, ahora }: Consulta,
  renglones: readonly RenglonLeido[],
  lugar: Lugar,
): Promise<(i: number) => Pick<RenglonDetalle, 'precioDeListaHoy' | 'escalones' | 'stock'>> {
  const { listaId, congeladoEn, depositoId, partes } = lugar;
  const productos = lineasDeStock(renglones).map(({ articuloId }) => articuloId);
  const pedidos = renglones.map(({ articuloId, pedida }) => ({ articuloId, cantidad: pedida }));
  const [articulos, { aca, otras }] = await Promise.all([
    leerArticulos(db, pedidos, { listaId, ahora, conEscalones: partes !== undefined, congeladoEn }),
    leerDisponibilidad(db, { articuloIds: productos, depositoId, usuario }),
  ]);
  const cuantos = contarKits(lugar);
  const veAlgo = alcanceDeStock(usuario).length > 0;
  return (i) => {
    const renglon = renglones[i];
    const { precio = null, escalones } = articulos[i] ?? {};
    return {
      precioDeListaHoy: precio,
      ...(escalones && { escalones }),
      stock: renglon && veAlgo ? stockDe(renglon, { aca, otras }, { depositoId, cuantos }) : null,
    };
  };
}

type CuantosKits = (renglon: RenglonLeido, enDeposito: string, disponibleDe: (articuloId: string) => string) => string;

/** Of a draft, how many of its kit there are (INV-25); of what was confirmed, how many more than those put aside there for it. */
function contarKits({ reservas, partes }: Pick<Lugar, 'reservas' | 'partes'>): CuantosKits {
  const apartado = new Map(
    [...Map.groupBy(reservas, ({ depositoId }) => depositoId)].map(([id, suyas]) => [id, reservadoPorRenglon(suyas)]),
  );
  return (renglon, enDeposito, disponibleDe) =>
    textoCantidad(
      partes
        ? kitsDisponibles(partes.get(renglon.id) ?? [], (id) => decimal(disponibleDe(id)), renglon.decimales)
        : kitsLibres(renglon, apartado.get(enDeposito) ?? new Map(), disponibleDe),
    );
}

/** What there is for a line, here and elsewhere: of a KIT, how many its components reach for in each place. */
function stockDe(
  renglon: RenglonLeido,
  { aca, otras }: Disponibilidad,
  { depositoId, cuantos }: { readonly depositoId: string; readonly cuantos: CuantosKits },
): RenglonDetalle['stock'] {
  if (renglon.tipo === 'SERVICIO') return null;
  if (renglon.kit === null) {
    return { aca: aca && (aca.get(renglon.articuloId) ?? '0'), otras: [...(otras.get(renglon.articuloId) ?? [])] };
  }
  const { componentes } = renglon.kit;
  const lugares = new Map(
    componentes.flatMap(({ articuloId }) => (otras.get(articuloId) ?? []).map((lugar) => [lugar.depositoId, lugar])),
  );
  const enLugar = (otro: string) => (articuloId: string) =>
    otras.get(articuloId)?.find((lugar) => lugar.depositoId === otro)?.disponible ?? '0';
  return {
    aca: aca && cuantos(renglon, depositoId, (articuloId) => aca.get(articuloId) ?? '0'),
    otras: [...lugares.values()]
      .map((lugar) => ({ ...lugar, disponible: cuantos(renglon, lugar.depositoId, enLugar(lugar.depositoId)) }))
      .filter(({ disponible }) => disponible !== '0'),
  };
}
